import { type FormDefinition, routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import FormPage from '../form/FormPage';
import { FirstWords } from './FirstWords';
import { firstWordsOf } from './firstWordsOf';

const json: FormDefinition = {
  header: { title: 'A form' },
  pages: [
    {
      name: 'you',
      title: 'You',
      fields: [
        { name: 'name', type: 'input', label: 'Name' },
        { name: 'email', type: 'email', label: 'Email' },
        { name: 'born', type: 'date', label: 'Born' },
        { name: 'about', type: 'textarea', label: 'About you' },
        { name: 'title', type: 'select', label: 'Title', options: ['Ms', 'Mr'] },
        { name: 'who', type: 'multi-radio', label: 'Who?', options: ['Me', 'My child'] },
        { name: 'child', type: 'input', label: 'Their name', show: { who: 'My child' } },
        { name: 'days', type: 'multi-checkbox', label: 'Days', options: ['Monday', 'Friday'] },
        { name: 'news', type: 'checkbox', label: 'News' },
      ],
    },
  ],
};
const form = { slug: 'a-form', title: 'A form', version: 1, json };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

/** A page as the server has drawn it; the form comes once `arrives` is called. */
function standing() {
  const first = firstWordsOf(form, new URL('https://forms.example.org/a-form'));
  if (!first) throw new Error('Nothing stands first');
  const markup = renderToStaticMarkup(<FirstWords {...first} />);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn two lines above
  const words = <div dangerouslySetInnerHTML={{ __html: markup }} />;
  server.answer(routes.form, form);
  const answers = globalThis.fetch;
  let arrive = () => {};
  const arriving = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  globalThis.fetch = async (...call) => {
    await arriving;
    return answers(...call);
  };
  const { store } = renderInHost(<FormPage slug="a-form" meanwhile={words} />);
  /** The form comes, though what stands may stay yet. */
  const comes = async () => {
    arrive();
    await waitFor(() => expect(store.getState().app.pageTitle).toBe('A form'));
  };
  return Object.assign(
    async () => {
      arrive();
      await screen.findByRole('form');
    },
    { comes },
  );
}

test('what was written before the form is alive stands in it, and shows what hangs on it', async () => {
  const arrives = standing();
  await userEvent.type(screen.getByLabelText(/^Name/), 'Ada');
  await userEvent.type(screen.getByLabelText(/^Born/), '4 March 2009');
  await userEvent.type(screen.getByLabelText(/^About you/), 'Two{enter}lines');
  await userEvent.selectOptions(screen.getByLabelText(/^Title/), 'Mr');
  await userEvent.click(screen.getByRole('radio', { name: 'My child' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'News' }));
  await arrives();
  expect(await screen.findByLabelText(/^Their name/)).toHaveValue('');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada');
  expect(screen.getByLabelText(/^Born/)).toHaveValue('4th March 2009');
  expect(screen.getByLabelText(/^About you/)).toHaveValue('Two\nlines');
  expect(screen.getByLabelText(/^Title/)).toHaveValue('Mr');
  expect(screen.getByRole('radio', { name: 'My child' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Monday' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Friday' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'News' })).toBeChecked();
});

test('who is typing when the form comes goes on at the same letter, and is not told what is wrong before they leave', async () => {
  const arrives = standing();
  const email = screen.getByLabelText<HTMLInputElement>(/^Email/);
  await userEvent.type(email, 'ada@');
  email.setSelectionRange(1, 1);
  await arrives();
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toHaveFocus());
  expect(screen.getByLabelText(/^Email/)).toHaveProperty('selectionStart', 1);
  expect(screen.getByLabelText(/^Email/)).toBeValid();
});

test('a letter that is being put together when the form comes is waited for', async () => {
  const arrives = standing();
  const name = screen.getByLabelText(/^Name/);
  await userEvent.type(name, 'Jos');
  fireEvent.compositionStart(name);
  await arrives.comes();
  expect(name).toBeInTheDocument();
  fireEvent.input(name, { target: { value: 'José' } });
  fireEvent.compositionEnd(name);
  await arrives();
  expect(name).not.toBeInTheDocument();
  expect(screen.getByLabelText(/^Name/)).toHaveValue('José');
});

test('what is wrong with a field that was left by then is told', async () => {
  const arrives = standing();
  await userEvent.type(screen.getByLabelText(/^Email/), 'ada@');
  await userEvent.tab();
  await arrives();
  await waitFor(() => expect(screen.getByLabelText(/^Email/)).toBeInvalid());
});

test('Enter in a field sends nothing yet', async () => {
  const arrives = standing();
  await userEvent.type(screen.getByLabelText(/^Name/), 'Ada{enter}');
  await arrives();
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada'));
});
