import { type FormDefinition, routes } from '@forms/shared/contract';
import type { FormPageProps } from '@forms/shared/platform/remotes';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { freshBrowserStorage } from '../drafts/browserStorage.fake';
import FormPage from './FormPage';

const definition: FormDefinition = {
  header: { title: 'Tuition' },
  pages: [
    { name: 'who', title: 'Who you are', fields: [{ name: 'name', type: 'input', label: 'Name', required: true }] },
    { name: 'wishes', title: 'Wishes', fields: [{ name: 'wish', type: 'input', label: 'Wish', required: true }] },
  ],
};
const asking = navigator as unknown as { doNotTrack?: string; globalPrivacyControl?: boolean };

let server: ReturnType<typeof fakeServer>;
beforeEach(async () => {
  await freshBrowserStorage();
  server = fakeServer();
  server.answer(routes.form, { slug: 'tuition', title: 'Tuition', version: 3, json: definition });
  server.answer(routes.submitForm, { id: '1', reference: 'TS-1' });
  server.answer(routes.countMove, undefined);
});
afterEach(() => {
  cleanup();
  delete asking.doNotTrack;
  delete asking.globalPrivacyControl;
  server.stop();
});

const moves = () => server.heard.filter(({ route }) => route === routes.countMove);

/** Fills in the whole form and sends it, by way of a step back. */
async function sends(props: Partial<FormPageProps> = {}) {
  const user = userEvent.setup();
  renderInHost(<FormPage slug="tuition" {...props} />, { path: '/tuition' });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const type = async (name: string, text: string) => user.type(await screen.findByRole('textbox', { name }), text);
  await type('Name', 'Ada');
  await press('Continue');
  await type('Wish', 'Physics');
  await press('Back');
  await press('Continue');
  await press('Continue');
  await screen.findByRole('heading', { name: 'Check your answers' });
  await press('Submit');
}

test('how far somebody comes in a form is told once for each step, with the form’s version and campus and nothing else', async () => {
  await sends();
  await screen.findByText('TS-1');
  await waitFor(() => expect(moves()).toHaveLength(4));
  const of = { version: 3, campus: 'oxford' };
  expect(moves().map(({ body }) => body)).toEqual([
    { ...of, did: 'begin', at: 'who' },
    { ...of, did: 'goOn', from: 'who', to: 'wishes' },
    { ...of, did: 'goOn', from: 'wishes', to: '_check' },
    { ...of, did: 'finish', from: '_check', span: 0 },
  ]);
  expect(moves()[0]?.params).toEqual({ slug: 'tuition' });
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])(
  'a browser that asks not to be tracked, by %j, tells nothing',
  async (asked) => {
    Object.assign(asking, asked);
    await sends();
    await screen.findByText('TS-1');
    expect(moves()).toEqual([]);
  },
);

test('a form within another page, as where staff try one, is not counted', async () => {
  const onSubmitForm = jest.fn();
  await sends({ onSubmitForm });
  await waitFor(() => expect(onSubmitForm).toHaveBeenCalled());
  expect(moves()).toEqual([]);
});

test.each(['breaks off', 'refuses', 'hangs'])('a form is sent all the same where counting %s', async (how) => {
  if (how === 'refuses') server.refuse(routes.countMove, 429, 'That was too often.');
  else if (how === 'hangs') server.hang(routes.countMove);
  else server.breakOff(routes.countMove);
  await sends();
  expect(await screen.findByText('TS-1')).toBeVisible();
});
