import { type Contact, type ContactReply, IDEMPOTENCY_HEADER, routes } from '@forms/shared/contract';
import type { RichTextProps } from '@forms/shared/platform/remotes';
import { fakeServer, pageWith, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactPage } from './ContactPage';
import { Contacts } from './Contacts';

const contact: Contact = {
  id: 'c1',
  firstName: 'Rui',
  lastName: 'Melo',
  email: 'rui@example.org',
  mobile: '',
  message: 'When do exams begin?',
  page: 'contact-us',
  sentAt: '2026-11-21T14:05:00.000Z',
  status: 'submitted',
  suspect: false,
  replies: [],
  received: [],
};
const reply: ContactReply = {
  id: 'r1',
  html: '<p>In <strong>May</strong>.</p>',
  author: 'Ana Sá',
  madeAt: '2026-11-22T09:00:00.000Z',
  letter: {
    id: 'r1',
    kind: 'reply',
    recipient: 'rui@example.org',
    subject: 'Your message',
    state: 'queued',
    queuedAt: '2026-11-22T09:00:00.000Z',
    sentAt: null,
    lastError: null,
    seller: null,
    fileId: null,
  },
};
const answered: Contact = { ...contact, status: 'completed', replies: [reply] };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.contacts, pageWith([contact]));
  server.answer(routes.views, []);
  // Before that of one message, whose address takes any word.
  server.answer(routes.contactPages, ['contact-us', 'fees']);
  server.answer(routes.contact, contact);
});
afterEach(() => server.stop());

const RichText = ({ label, value, error, onChange }: RichTextProps) => (
  <>
    <p>{error}</p>
    <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
  </>
);
const remotes = { 'mf-forms/RichText': RichText };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function opensReply() {
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Rui Melo' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Reply' }));
  return screen.findByRole('textbox', { name: 'Reply' });
}
const sent = () => server.heard.filter(({ route }) => route === routes.replyToContact);

test('messages are sorted by name and narrowed to the page that they were sent from', async () => {
  renderInHost(<Contacts />, { remotes });
  await userEvent.click(await screen.findByRole('button', { name: 'Name' }));
  await screen.findByRole('option', { name: 'fees' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sent from' }), 'fees');
  const asked = () => server.heard.filter(({ route }) => route === routes.contacts).at(-1)?.query;
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'name', page: 'fees' }));
});

test('staff answer a message from its row, with the message before their eyes, and the list shows that it was answered', async () => {
  server.answer(routes.replyToContact, () => {
    server.answer(routes.contacts, pageWith([answered]));
    return answered;
  });
  const { services } = renderInHost(<Contacts />, { remotes });
  const box = await opensReply();
  const dialog = within(screen.getByRole('dialog', { name: 'Reply to Rui Melo' }));
  expect(dialog.getByText('When do exams begin?')).toBeInTheDocument();
  expect(dialog.getByText('rui@example.org')).toBeInTheDocument();
  await userEvent.type(box, 'In May.');
  await press('Send');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toMatchObject([{ params: { id: 'c1' }, body: { html: 'In May.' } }]);
  expect(services.toast).toHaveBeenCalledWith({
    kind: 'positive',
    message: 'Your reply is on its way to rui@example.org',
  });
  const row = within(screen.getByRole('row', { name: /Rui Melo/ }));
  expect(await row.findByText(/22 Nov 2026/)).toBeInTheDocument();
  expect(row.getByText('Completed')).toBeInTheDocument();
});

test('a reply that could not be sent says why, stays in the dialog and after it, and is the same reply when it is sent again', async () => {
  server.refuse(routes.replyToContact, 503, 'Busy');
  renderInHost(<Contacts />, { remotes });
  await userEvent.type(await opensReply(), 'In May.');
  await press('Send');
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent('This has not been sent');
  expect(notice).toHaveTextContent('503: Busy');
  expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveValue('In May.');
  await press('Cancel');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  server.answer(routes.replyToContact, answered);
  expect(await opensReply()).toHaveValue('In May.');
  await press('Send');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [first, second] = sent().map(({ headers }) => headers.get(IDEMPOTENCY_HEADER));
  expect(first).toMatch(/\w/);
  expect(second).toBe(first);
  // The next one is begun anew.
  expect(await opensReply()).toHaveValue('');
});

test('nothing is sent before something is written', async () => {
  renderInHost(<Contacts />, { remotes });
  await opensReply();
  await press('Send');
  expect(screen.getByText('A reply needs some words')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

test('a message shows what was answered, by whom and how far the letter is; one that did not go is sent again', async () => {
  const lost: ContactReply = { ...reply, letter: { ...reply.letter, state: 'failed', lastError: 'No such user' } };
  server.answer(routes.contact, { ...answered, replies: [lost] });
  const { services } = renderInHost(<ContactPage hash="c1" />, { remotes });
  const replies = within(await screen.findByRole('region', { name: 'Reply' }));
  expect(replies.getByText('Ana Sá')).toBeInTheDocument();
  expect(replies.getByText('May').tagName).toBe('STRONG');
  expect(replies.getByText('Given up: it was not sent. Last try: No such user')).toBeInTheDocument();
  server.answer(routes.sendReplyAgain, answered);
  await userEvent.click(replies.getByRole('button', { name: /^Send again/ }));
  await waitFor(() =>
    expect(services.toast).toHaveBeenCalledWith({ kind: 'info', message: 'It is being sent to rui@example.org.' }),
  );
  expect(server.heard).toContainEqual(
    expect.objectContaining({ route: routes.sendReplyAgain, params: { id: 'c1', replyId: 'r1' } }),
  );
});

test('a message is answered on its own page, too; that its letter did not go stands in the list', async () => {
  const { unmount } = renderInHost(<ContactPage hash="c1" />, { remotes });
  await userEvent.click(await screen.findByRole('button', { name: 'Reply' }));
  expect(await screen.findByRole('textbox', { name: 'Reply' })).toHaveValue('');
  unmount();
  const letter = { ...reply.letter, state: 'failed' } as const;
  server.answer(routes.contacts, pageWith([{ ...answered, replies: [{ ...reply, letter }] }]));
  renderInHost(<Contacts />);
  expect(await screen.findByText('Letter not sent')).toBeInTheDocument();
});

test('what came back by mail stands among the replies, and a mail without a thread says what it seems to answer', async () => {
  const mail = {
    ...{ from: 'rui@example.org', name: 'Rui Melo', cc: [], subject: 'Re', quoted: '' },
    ...{ isAutomatic: false, isStranger: false, files: [] },
  };
  const received = [{ ...mail, id: 'x', text: 'Thank you, and in June?', receivedAt: '2026-11-23T09:00:00.000Z' }];
  const seems = { enquiryId: 'e1', reference: 'EX-7K2M9Q' };
  server.answer(routes.contact, { ...answered, mail: { ...mail, seems }, received });
  renderInHost(<ContactPage hash="c1" />, { remotes });
  const items = within(await screen.findByRole('region', { name: 'Replies' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Ana Sá.*In May/),
    expect.stringMatching(/^Rui Melo.*Thank you, and in June\?$/),
  ]);
  expect(screen.getByRole('link', { name: 'Open EX-7K2M9Q' })).toHaveAttribute('href', '/staff/enquiry/e1');
});
