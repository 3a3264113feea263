import { type FormDefinition, routes } from '@forms/shared/contract';
import type { FormPageProps } from '@forms/shared/platform/remotes';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import FormPage from './FormPage';

const definition: FormDefinition = {
  header: { title: 'Tuition' },
  pages: [
    {
      name: 'who',
      title: 'Who you are',
      fields: [
        { name: 'name', type: 'input', label: 'Name', required: true },
        { name: 'email', type: 'input', label: 'Email' },
        { name: 'again', type: 'input', label: 'Email again', validation: { sameAs: 'email' } },
      ],
    },
    { name: 'wishes', title: 'Wishes', fields: [{ name: 'wish', type: 'input', label: 'Wish' }] },
    {
      name: 'visa',
      title: 'Visa',
      show: { name: 'Li' },
      fields: [{ name: 'number', type: 'input', label: 'Passport number', required: true }],
    },
  ],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.form, { slug: 'tuition', title: 'Tuition', version: 1, json: definition });
});
afterEach(() => server.stop());

function open(path: string, props: Partial<FormPageProps> = {}) {
  const user = userEvent.setup();
  const host = renderInHost(<FormPage slug="tuition" {...props} />, { path });
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const box = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}( \\(optional\\))?$`) });
  const fill = async (name: string, text: string) => user.type(await box(name), text);
  const address = () => host.router.state.location.pathname + host.router.state.location.search;
  const walk = (by: number) => act(() => host.router.navigate(by));
  const title = () => host.store.getState().app.windowTitle;
  return { ...host, user, press, box, fill, address, walk, title };
}
const stands = (name: string) => screen.findByRole('heading', { level: 2, name });

/** Answers what must be answered, up to the check. */
async function toCheck(visitor: ReturnType<typeof open>) {
  await visitor.fill('Name', 'Ada');
  await visitor.press('Continue');
  await stands('Wishes');
  await visitor.press('Continue');
  await stands('Check your answers');
}

test('every step has its address, and the browser’s Back and Forward walk them with what was answered', async () => {
  const visitor = open('/tuition?campus=lisbon');
  await toCheck(visitor);
  expect(visitor.address()).toBe('/tuition?campus=lisbon&step=_check');
  await visitor.walk(-1);
  expect(await stands('Wishes')).toHaveFocus();
  expect(visitor.address()).toBe('/tuition?campus=lisbon&step=wishes');
  await visitor.fill('Wish', 'Physics');
  await visitor.walk(-1);
  expect(visitor.address()).toBe('/tuition?campus=lisbon');
  expect(await visitor.box('Name')).toHaveValue('Ada');
  await visitor.walk(2);
  await stands('Check your answers');
  expect(screen.getByText('Physics')).toBeVisible();
});

test.each(['wishes', '_check', 'nonsense'])(
  'an address of a step that is not reached, as %s, leads to the first open one, in its own place',
  async (step) => {
    const visitor = open(`/tuition?step=${step}`);
    await stands('Who you are');
    await waitFor(() => expect(visitor.address()).toBe('/tuition?step=who'));
    expect(visitor.title()).toBe('Step 1 of 3: Who you are – Tuition');
  },
);

test('a done step is a link of the stepper, the present one says so', async () => {
  const visitor = open('/tuition');
  await visitor.fill('Name', 'Ada');
  await visitor.press('Continue');
  await stands('Wishes');
  const steps = within(screen.getByRole('navigation', { name: 'Steps of this form' }));
  expect(steps.getAllByRole('listitem').map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  await visitor.user.click(steps.getByRole('link', { name: 'Who you are , done' }));
  expect(await stands('Who you are')).toHaveFocus();
  expect(visitor.address()).toBe('/tuition?step=who');
});

test('the window says the step before the form, and before both that something is wrong', async () => {
  const visitor = open('/tuition');
  await stands('Who you are');
  await visitor.press('Continue');
  await waitFor(() => expect(visitor.title()).toBe('Error: Step 1 of 3: Who you are – Tuition'));
  await toCheck(visitor);
  expect(visitor.title()).toBe('Step 3 of 3: Check your answers – Tuition');
  visitor.unmount();
  expect(visitor.title()).toBe('');
});

test('before they are sent, the answers that were given can be read, each once, and changed', async () => {
  server.answer(routes.submitForm, { id: '1', reference: 'TS-1' });
  const visitor = open('/tuition');
  await visitor.fill('Email', 'a@b.co');
  await visitor.fill('Email again', 'a@b.co');
  await toCheck(visitor);
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Name', 'Email']);
  expect(screen.getByText('You have answered nothing here.')).toBeVisible();
  await visitor.press('Change Wishes');
  await visitor.fill('Wish', 'Physics');
  await visitor.press('Continue');
  await stands('Check your answers');
  expect(screen.getByText('Physics')).toBeVisible();
  await visitor.press('Change Wishes');
  await visitor.press('Back');
  await stands('Check your answers');
  await visitor.press('Submit');
  expect(await screen.findByText('TS-1')).toBeVisible();
  await visitor.walk(-1);
  expect(screen.getByText('TS-1')).toBeVisible();
});

test('a change that opens a page leads to it first, without a word of errors, then back', async () => {
  const visitor = open('/tuition');
  await toCheck(visitor);
  await visitor.press('Change Who you are');
  const name = await visitor.box('Name');
  await visitor.user.clear(name);
  await visitor.user.type(name, 'Li');
  await visitor.press('Continue');
  await visitor.fill('Passport number', 'K1');
  expect(visitor.services.popup).not.toHaveBeenCalled();
  await visitor.press('Continue');
  await stands('Check your answers');
});

test('the check stands open only while every answer is right', async () => {
  const visitor = open('/tuition');
  await toCheck(visitor);
  await visitor.press('Change Who you are');
  await visitor.user.clear(await visitor.box('Name'));
  await visitor.walk(-1);
  await waitFor(() => expect(visitor.address()).toBe('/tuition?step=who'));
  expect(await visitor.box('Name')).toHaveValue('');
});

test('within another page a form leaves the address and the window’s title to that', async () => {
  const visitor = open('/staff/enquiries?step=visa', { onSubmitForm: jest.fn() });
  await toCheck(visitor);
  expect(visitor.address()).toBe('/staff/enquiries?step=visa');
  expect(visitor.title()).toBe('');
  await visitor.press('Back');
  await stands('Wishes');
});
