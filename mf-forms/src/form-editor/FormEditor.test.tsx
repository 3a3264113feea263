import { EditorView } from '@codemirror/view';
import { type FormDefinition, type FormVersion, routes, type StoredForm } from '@forms/shared/contract';
import { formSchema } from '@forms/shared/contract/definitions';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FormEditor from './FormEditor';

const asking = (label: string): FormDefinition => ({
  header: { title: 'Open day' },
  pages: [{ name: 'you', title: 'You', fields: [{ name: 'first', type: 'input', label, required: true }] }],
  submit: { success: 'See you there.' },
});
const stored = (version: number, label: string): StoredForm => ({
  slug: 'open-day',
  title: 'Open day',
  version,
  json: asking(label),
});

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  const versions = [{ version: 1, title: 'Open day', madeBy: 'Ana Sá', madeAt: '2026-11-20T10:00:00.000Z' }];
  server.answer(routes.form, stored(1, 'First name'));
  server.answer(routes.formSchema, formSchema());
  server.answer(routes.formReferences, { terms: [{ slug: 'exam-terms', title: 'Exam terms' }], lists: [] });
  server.answer(routes.formVersions, versions);
  server.answer(routes.changeForm, { slug: 'open-day', title: 'Open day', version: 2, warnings: [] });
});
afterEach(() => {
  server.stop();
  localStorage.clear();
  sessionStorage.clear();
});

const box = (tab = document.body) => within(tab).findByRole('textbox', { name: 'Definition of the form' });
async function editor(tab?: HTMLElement): Promise<EditorView> {
  const view = EditorView.findFromDOM(await box(tab));
  if (!view) throw new Error('There is no editor');
  return view;
}
const textNow = async () => (await editor()).state.doc.toString();

/** Writes over what stands in the text, as somebody at the keyboard would. */
async function writes(from: string, to: string, tab?: HTMLElement) {
  const view = await editor(tab);
  const at = view.state.doc.toString().indexOf(from);
  act(() => view.dispatch({ changes: { from: at, to: at + from.length, insert: to } }));
}

async function open(readOnly = false, services = fakeServices()) {
  const user = userEvent.setup();
  const host = renderInHost(<FormEditor slug="open-day" readOnly={readOnly} />, { services });
  await box();
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  return { ...host, user, press, preview };
}
const changes = () => server.heard.filter(({ route }) => route === routes.changeForm).map(({ body }) => body);

test('what is written shows in the preview, answers stay in it, and nothing is sent from it', async () => {
  const { user, preview } = await open();
  await user.type(await preview.findByRole('textbox', { name: 'First name' }), 'Ada');
  await writes('First name', 'Given name');
  expect(await preview.findByRole('textbox', { name: 'Given name' })).toHaveValue('Ada');
  await user.click(preview.getByRole('button', { name: 'Submit' }));
  expect(await preview.findByText('See you there.')).toBeInTheDocument();
  expect(server.heard.map(({ route }) => route)).not.toContain(routes.submitForm);
});

test('while the text is no definition, its errors stand below it and the preview keeps the last good one', async () => {
  const { preview, press } = await open();
  await writes('"type": "input"', '"type": 3');
  const error = await screen.findByRole('button', { name: /A field needs a type/ });
  expect(preview.getByRole('textbox', { name: 'First name' })).toBeInTheDocument();
  await userEvent.click(error);
  expect(await box()).toHaveFocus();
  await press('Save as version 2');
  expect(changes()).toEqual([]);
});

test('what can’t work keeps it from being saved, and leads to its place', async () => {
  const { press } = await open();
  await writes('"required": true', '"show": { "frist": 1 }');
  const name = /^Error, line \d+, in You › First name There is no field “frist”. Did you mean “first”\?$/;
  expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  await press('Save as version 2');
  expect(await box()).toHaveFocus();
  expect(changes()).toEqual([]);
});

test('terms that the server has not are an error', async () => {
  await open();
  await writes('"type": "input"', '"type": "privacy", "slug": "exam-term"');
  const name = /There are no terms “exam-term”. Did you mean “exam-terms”\?/;
  expect(await screen.findByRole('button', { name })).toBeInTheDocument();
});

test('what is odd is told, but does not keep it from being saved', async () => {
  const { press, services } = await open();
  await writes('"First name"', '""');
  expect(await screen.findByRole('button', { name: /A question without a label/ })).toBeInTheDocument();
  await press('Save as version 2');
  await waitFor(() =>
    expect(services.toast).toHaveBeenCalledWith(expect.objectContaining({ message: 'Saved as version 2' })),
  );
});

test('a change is saved as the next version of the one it began from, the title too', async () => {
  const { press, services, user } = await open();
  await writes('First name', 'Given name');
  await user.clear(screen.getByRole('textbox', { name: 'Title' }));
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Open evening');
  await press('Save as version 2');
  await waitFor(() => expect(services.toast).toHaveBeenCalled());
  expect(changes()).toEqual([
    { field: 'json', newValue: asking('Given name'), from: 1 },
    { field: 'title', newValue: 'Open evening', from: 2 },
  ]);
  expect(localStorage).toHaveLength(0);
});

test('what was not saved is there again the next time', async () => {
  const { unmount } = await open();
  await writes('First name', 'Given name');
  await screen.findByText('Changed since version 1');
  unmount();
  await open();
  expect(await textNow()).toContain('Given name');
  expect(screen.getByText('What you wrote last time is here again')).toBeInTheDocument();
});

test('what is unsaved in another tab stays there when this one saves', async () => {
  const { container: first, press, services, unmount } = await open();
  // A new tab begins with a session storage of its own.
  sessionStorage.clear();
  const second = renderInHost(<FormEditor slug="open-day" readOnly={false} />, { services: fakeServices() });
  await writes('First name', 'Maiden name', second.container);
  second.container.hidden = true;
  await writes('First name', 'Given name', first);
  await press('Save as version 2');
  await waitFor(() => expect(services.toast).toHaveBeenCalled());
  unmount();
  second.unmount();

  await open();
  expect(await textNow()).toContain('Maiden name');
});

test('what another tab took up and put away is kept on where it is still unsaved', async () => {
  await open();
  await writes('First name', 'Given name');
  const key = localStorage.key(0);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  expect(Object.values({ ...localStorage })).toEqual([expect.stringContaining('Given name')]);
});

test('the preview of the page with the invoice leaves the focus in the text', async () => {
  const json = asking('First name');
  json.pages.push({ name: 'pay', title: 'Payment', invoice: true, fields: [] });
  server.answer(routes.form, { ...stored(1, ''), json });
  const { preview } = await open();
  const view = await editor();
  act(() => view.focus());
  const at = view.state.doc.toString().indexOf('Payment');
  act(() => view.dispatch({ selection: { anchor: at }, changes: { from: at, insert: 'Your ' } }));
  expect(await preview.findByRole('heading', { name: 'Your Payment' })).toBeInTheDocument();
  expect(await box()).toHaveFocus();
});

test('where somebody else has saved meanwhile, nothing is lost: theirs is shown, and mine can be saved after it', async () => {
  const { press } = await open();
  await writes('First name', 'Given name');
  server.answer(routes.form, stored(2, 'Forename'));
  server.answer(routes.formVersions, [
    { version: 2, title: 'Open day', madeBy: 'Zoë Łódź', madeAt: '2026-11-21T10:00:00.000Z' },
  ]);
  server.refuse(routes.changeForm, 409, 'Somebody else has changed this form meanwhile.');
  await press('Save as version 2');
  await screen.findByText('Version 2 was saved by Zoë Łódź while you were writing');
  expect(await textNow()).toContain('Given name');
  expect((await box()).textContent).toContain('Forename');

  server.answer(routes.changeForm, { slug: 'open-day', title: 'Open day', version: 3, warnings: [] });
  await press('Save mine as version 3');
  await waitFor(() => expect(screen.queryByText(/while you were writing/)).toBeNull());
  expect(changes().at(-1)).toEqual({ field: 'json', newValue: asking('Given name'), from: 2 });
});

test('an older version is seen in the preview, compared with the text, and restored as the next', async () => {
  server.answer(routes.form, ({ query }) => (query.version === '1' ? stored(1, 'Old name') : stored(2, 'First name')));
  const versions: FormVersion[] = [2, 1].map((version) => ({
    version,
    title: 'Open day',
    madeBy: version === 1 ? null : 'Ana Sá',
    madeAt: '2026-11-20T10:00:00.000Z',
  }));
  server.answer(routes.formReferences, { terms: [{ slug: 'exam-terms', title: 'Exam terms' }], lists: [] });
  server.answer(routes.formVersions, versions);
  server.answer(routes.changeForm, { slug: 'open-day', title: 'Open day', version: 3, warnings: [] });
  const { press, preview } = await open();
  await press('Versions');
  await press('Look at version 1');
  expect(await preview.findByRole('textbox', { name: 'Old name' })).toBeInTheDocument();
  expect((await box()).textContent).toContain('Old name');
  await press('Restore it as version 3');
  await waitFor(() => expect(changes()).toEqual([{ field: 'json', newValue: asking('Old name'), from: 2 }]));
  expect(await textNow()).toContain('Old name');
});

test('errors that only the server finds stand in the list', async () => {
  const { press } = await open();
  await writes('First name', 'Given name');
  server.refuse(routes.changeForm, 422, 'No', { errors: [{ path: 'newValue.pages.0.title', message: 'Too long' }] });
  await press('Save as version 2');
  expect(await screen.findByRole('button', { name: /Too long/ })).toBeInTheDocument();
});

test('who may not change the form reads it, without a way to save', async () => {
  await open(true);
  expect((await editor()).state.readOnly).toBe(true);
  expect(screen.queryByRole('button', { name: /Save/ })).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly');
});
