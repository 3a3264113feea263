import { routes, type ReplyTemplates as Stored, TEMPLATES_CHANGED } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReplyTemplates } from './ReplyTemplates';

const place = { id: 'place', title: 'A place is held', text: 'Dear {name}, we hold a place for {reference}.' };
const stored: Stored = { templates: [place], version: 1, madeBy: 'Rui', madeAt: '2026-11-24T09:00:00Z' };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.replyTemplates, stored);
});
afterEach(() => server.stop());

const opens = async (services = fakeServices()) => {
  renderInHost(<ReplyTemplates />, { services });
  await screen.findByRole('button', { name: 'Add a template' });
  return { services, user: userEvent.setup() };
};
const sent = () => server.heard.filter(({ route }) => route === routes.changeReplyTemplates);
const types = (of: string, name: string, value: string) =>
  fireEvent.change(within(screen.getByRole('region', { name: of })).getByRole('textbox', { name }), {
    target: { value },
  });

test('a template is shown as somebody would read it, with its fields filled in', async () => {
  await opens();
  const preview = screen.getByRole('region', { name: 'Preview of A place is held' });
  expect(preview).toHaveTextContent('Dear Zoë Młyńska, we hold a place for EX-7K2M9Q.');
});

test('a template is added and another one removed, and all are saved at once', async () => {
  const { user } = await opens();
  await user.click(screen.getByRole('button', { name: 'Add a template' }));
  types('Template 2', 'Words', 'Dear {name}, thank you.');
  types('Template 2', 'Title', 'Thank you');
  await user.click(screen.getByRole('button', { name: 'Remove A place is held' }));
  server.answer(routes.changeReplyTemplates, ({ body }) => ({ ...stored, ...(body as Stored), version: 2 }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toMatchObject({
    version: 1,
    templates: [{ title: 'Thank you', text: 'Dear {name}, thank you.' }],
  });
});

test('a field that there is not is refused where it stands, and nothing is sent', async () => {
  const { user } = await opens();
  types('A place is held', 'Words', 'Dear {nmae}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const message = 'There is no field {nmae}. Fields are {name}, {reference}, {form}, {staff}.';
  expect(await screen.findAllByText(message)).not.toHaveLength(0);
  expect(screen.getByRole('textbox', { name: 'Words' })).toBeInvalid();
  expect(sent()).toHaveLength(0);
});

test('what somebody else has saved meanwhile is shown, and nothing that was written is lost', async () => {
  const { user } = await opens();
  types('A place is held', 'Words', 'Dear {name}, we do.');
  const theirs: Stored = { ...stored, templates: [{ ...place, title: 'Held' }], version: 2, madeBy: 'Ana' };
  server.answer(routes.replyTemplates, theirs);
  server.refuse(routes.changeReplyTemplates, 409, TEMPLATES_CHANGED.message, {
    ...{ error: TEMPLATES_CHANGED.word, stored: theirs },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Ana has changed the templates meanwhile')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Words' })).toHaveValue('Dear {name}, we do.');
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Held');
});
