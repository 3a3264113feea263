import { routes as calls, ENQUIRY_CHANGED, type Enquiry } from '@forms/shared/contract';
import { RemoteProvider } from '@forms/shared/platform/remotes';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnquiryPage } from '../EnquiryPage';
import { anEnquiry } from '../enquiry.fixture';

const other = { id: '41', reference: 'EX-FIRST2' };
const hint = { ...other, name: 'Zoë Hall', submittedAt: '2026-11-20T09:00:00.000Z', status: 'inProgress' as const };
const by = { author: 'Ana Sá', madeAt: '2026-11-22T10:00:00.000Z' };
const letter: Enquiry['mail'][number] = {
  ...{ id: 'letter', kind: 'submission', recipient: 'zoe@example.com', subject: 'We have your form', state: 'sent' },
  ...{ queuedAt: by.madeAt, sentAt: by.madeAt, lastError: null, fileId: null, seller: null },
};
const merged: Enquiry = { ...anEnquiry, version: 2, mail: [letter], mergedInto: { ...other, ...by } };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(calls.session, { userId: '7', name: 'Ana Sá', email: 'ana@example.org', roles: ['Staff'] });
  // Before one enquiry, whose address theirs looks like.
  server.answer(calls.enquiryTags, []);
  server.answer(calls.enquiry, anEnquiry);
  server.answer(calls.duplicatesOf, [hint]);
  server.answer(calls.messages, []);
  server.answer(calls.colleagues, []);
  server.answer(calls.replyTemplates, { templates: [], version: 0, madeBy: null, madeAt: null });
});
afterEach(() => server.stop());

function open(confirm = jest.fn(async () => true)) {
  const services = fakeServices({ confirm });
  renderInHost(
    <RemoteProvider
      value={(of, props) => (
        <p>
          {of} {JSON.stringify(props)}
        </p>
      )}
    >
      <EnquiryPage hash="42" />
    </RemoteProvider>,
    { services },
  );
  return { services, confirm };
}
const part = (name: string) => screen.findByRole('region', { name });
const sent = () => server.heard.filter(({ route }) => route === calls.mergeEnquiry);

test('what is probably sent twice is named on the record, and merged once somebody has read what that does', async () => {
  const confirm = jest.fn(async () => false);
  const { services } = open(confirm);
  const twice = within(await part('Probably sent twice'));
  expect(twice.getByRole('link', { name: other.reference })).toHaveAttribute('href', '/staff/enquiry/41');
  expect(twice.getByText('Zoë Hall · the same form, sent on 20 Nov 2026')).toBeInTheDocument();
  expect(twice.getByText('In progress')).toBeInTheDocument();

  const button = twice.getByRole('button', { name: `Merge into ${other.reference}…` });
  await userEvent.click(button);
  expect(confirm).toHaveBeenCalledWith(
    expect.objectContaining({
      title: `Merge ${anEnquiry.reference} into ${other.reference}?`,
      yes: `Merge into ${other.reference}`,
    }),
  );
  expect(sent()).toEqual([]);

  confirm.mockResolvedValue(true);
  server.answer(calls.mergeEnquiry, () => {
    server.answer(calls.enquiry, merged);
    return merged;
  });
  await userEvent.click(button);
  expect(await part(`Merged into ${other.reference}`)).toBeInTheDocument();
  expect(sent()).toMatchObject([{ params: { id: '42' }, body: { into: '41', version: 1 } }]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Take apart again' })).toHaveFocus());
  expect(services.toast).toHaveBeenCalledWith({
    kind: 'positive',
    message: `${anEnquiry.reference} is merged into ${other.reference}.`,
  });
});

test('nothing is said where nothing was sent twice', async () => {
  server.answer(calls.duplicatesOf, []);
  open();
  await part('About');
  expect(screen.queryByText('Probably sent twice')).not.toBeInTheDocument();
});

test('one that is merged leads to the other, offers nothing to change but notes, and is taken apart again', async () => {
  server.answer(calls.enquiry, merged);
  const { services } = open();
  const into = within(await part(`Merged into ${other.reference}`));
  expect(into.getByRole('link', { name: other.reference })).toHaveAttribute('href', '/staff/enquiry/41');
  expect(into.getByText('by Ana Sá on 22 Nov 2026')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Add note' })).toBeInTheDocument();
  expect(screen.getByText('We have your form')).toBeInTheDocument();
  expect(screen.getByText(/^mf-files\/FileList/)).toHaveTextContent('"readOnly":true');
  for (const name of [/^Send again/, /^Status/, 'Send message', 'Correct answers', /^Merge into/])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();

  server.answer(calls.mergeEnquiry, () => {
    server.answer(calls.enquiry, anEnquiry);
    return anEnquiry;
  });
  await userEvent.click(into.getByRole('button', { name: 'Take apart again' }));
  const twice = within(await part('Probably sent twice'));
  const button = twice.getByRole('button', { name: `Merge into ${other.reference}…` });
  await waitFor(() => expect(button).toHaveFocus());
  expect(sent()).toMatchObject([{ body: { into: null, version: 2 } }]);
  expect(services.toast).toHaveBeenCalledWith({
    kind: 'positive',
    message: `${anEnquiry.reference} stands by itself again.`,
  });
});

test('the one that stays leads to what is merged into it', async () => {
  server.answer(calls.duplicatesOf, []);
  server.answer(calls.enquiry, { ...anEnquiry, mergedFrom: [{ ...other, ...by }] });
  open();
  const from = within(await part('Merged into this one'));
  expect(from.getByRole('link', { name: other.reference })).toHaveAttribute('href', '/staff/enquiry/41');
});

test('who merges what somebody else has changed meanwhile is told, and sees it as it is now', async () => {
  server.refuse(calls.mergeEnquiry, 409, ENQUIRY_CHANGED.message, { error: ENQUIRY_CHANGED.word, stored: merged });
  const { services } = open();
  await part('Probably sent twice');
  server.answer(calls.enquiry, merged);
  await userEvent.click(screen.getByRole('button', { name: `Merge into ${other.reference}…` }));
  await waitFor(() => expect(services.requestError).toHaveBeenCalledWith(expect.objectContaining({ status: 409 })));
  expect(await part(`Merged into ${other.reference}`)).toBeInTheDocument();
});
