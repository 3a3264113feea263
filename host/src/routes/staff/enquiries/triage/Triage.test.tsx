import { ENQUIRY_CHANGED, type EnquiryChange, routes } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEnquiry } from '../enquiry.fixture';
import { Triage } from './Triage';
import { useChange } from './useChange';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.colleagues, [{ id: '8', name: 'Ben Ode' }]);
  server.answer(routes.enquiryTags, ['Evenings']);
  server.answer(routes.changeEnquiry, anEnquiry);
});
afterEach(() => server.stop());
const user = userEvent.setup({ pointerEventsCheck: 0 });

function OnPage({ enquiry }: { enquiry: typeof anEnquiry }) {
  const change = useChange(enquiry);
  return <Triage enquiry={enquiry} {...change} />;
}
const open = (enquiry = anEnquiry, services = fakeServices()) =>
  renderInHost(<OnPage enquiry={enquiry} />, { services });
const sent = () =>
  server.heard.filter(({ route }) => route === routes.changeEnquiry).map(({ body }) => body as EnquiryChange);

test('an enquiry is given to a colleague, and to nobody again', async () => {
  const { unmount } = open();
  await user.click(await screen.findByRole('button', { name: 'Assigned to: Nobody' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Ben Ode' }));
  await waitFor(() => expect(sent()).toEqual([{ field: 'assignee', newValue: '8', version: 1 }]));
  unmount();
  open({ ...anEnquiry, assignee: { id: '9', name: 'Who has left' } });
  await user.click(await screen.findByRole('button', { name: 'Assigned to: Who has left' }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'Nobody' }));
  await waitFor(() => expect(sent().at(-1)).toEqual({ field: 'assignee', newValue: null, version: 1 }));
});

test('a day to follow it up is kept once one leaves the field, and cleared', async () => {
  open({ ...anEnquiry, followUpOn: '2026-12-01' });
  const day = await screen.findByLabelText('Follow up on');
  fireEvent.change(day, { target: { value: '2026-12-08' } });
  expect(sent()).toEqual([]);
  fireEvent.blur(day);
  await waitFor(() => expect(sent()).toEqual([{ field: 'followUpOn', newValue: '2026-12-08', version: 1 }]));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(sent().at(-1)).toEqual({ field: 'followUpOn', newValue: null, version: 1 }));
});

test('a tag that others have is put on as they write it, and taken off', async () => {
  open({ ...anEnquiry, tags: ['Urgent'] });
  await user.type(await screen.findByRole('combobox', { name: 'New tag' }), 'evenings{Enter}');
  await waitFor(() => expect(sent()).toEqual([{ field: 'tags', newValue: ['Urgent', 'Evenings'], version: 1 }]));
  await user.click(screen.getByRole('button', { name: 'Remove the tag Urgent' }));
  await waitFor(() => expect(sent().at(-1)).toEqual({ field: 'tags', newValue: [], version: 1 }));
});

test('what is changed while another change is under way goes after it, over what that made', async () => {
  let stored = { ...anEnquiry, followUpOn: '2026-12-01', tags: ['Urgent', 'Evenings'] };
  server.answer(routes.changeEnquiry, ({ body }) => {
    const { field, newValue, version } = body as EnquiryChange;
    stored = { ...stored, [field]: newValue, version: version + 1 };
    return stored;
  });
  open(stored);
  const day = await screen.findByLabelText('Follow up on');
  fireEvent.change(day, { target: { value: '2026-12-08' } });
  fireEvent.blur(day);
  for (const name of ['Urgent', 'Evenings'])
    fireEvent.click(screen.getByRole('button', { name: `Remove the tag ${name}` }));
  await waitFor(() =>
    expect(sent()).toEqual([
      { field: 'followUpOn', newValue: '2026-12-08', version: 1 },
      { field: 'tags', newValue: ['Evenings'], version: 2 },
      { field: 'tags', newValue: [], version: 3 },
    ]),
  );
});

/** Somebody else was first: the server has this by now, and takes what is sent once that was seen. */
function meanwhile(stored: typeof anEnquiry): void {
  const { word, message } = ENQUIRY_CHANGED;
  server.refuse(routes.changeEnquiry, 409, message, { error: word, stored });
}
const takesFullTime = async () => {
  await user.click(await screen.findByRole('button', { name: 'Type: Exams' }));
  await user.click(screen.getByRole('menuitemradio', { name: 'Full time' }));
};

test('who was second is told of both values, and leaves theirs', async () => {
  meanwhile({ ...anEnquiry, type: 'asp', version: 2 });
  const confirm = jest.fn().mockResolvedValue(false);
  open(anEnquiry, fakeServices({ confirm }));
  await takesFullTime();
  await waitFor(() =>
    expect(confirm).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'Type: now “ASP”. You chose “Full time”.' }),
    ),
  );
  expect(sent()).toHaveLength(1);
});

test('who was second says that theirs is to stand, and it goes over what the other made of it', async () => {
  meanwhile({ ...anEnquiry, type: 'asp', version: 2 });
  const confirm = jest.fn(async () => {
    server.answer(routes.changeEnquiry, anEnquiry);
    return true;
  });
  open(anEnquiry, fakeServices({ confirm }));
  await takesFullTime();
  await waitFor(() => expect(sent().map(({ version }) => version)).toEqual([1, 2]));
});

test('what somebody else changed beside it asks nobody anything', async () => {
  const confirm = jest.fn();
  meanwhile({ ...anEnquiry, status: 'inProgress', version: 2 });
  open(anEnquiry, fakeServices({ confirm }));
  await takesFullTime();
  await waitFor(() =>
    expect(
      sent()
        .slice(0, 2)
        .map(({ version }) => version),
    ).toEqual([1, 2]),
  );
  server.answer(routes.changeEnquiry, anEnquiry);
  expect(confirm).not.toHaveBeenCalled();
});
