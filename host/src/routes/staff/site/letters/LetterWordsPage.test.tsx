import { LETTER_WORDS_CHANGED, type LetterWords, routes } from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LetterWordsPage } from './LetterWordsPage';

const stored: LetterWords = {
  letters: [{ kind: 'invoice', 'en-GB': 'We are closed on Friday.', 'pt-PT': 'Fechamos à sexta.' }],
  ...{ version: 1, madeBy: 'Rui', madeAt: '2026-11-24T09:00:00Z' },
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.letterWords, stored);
});
afterEach(() => server.stop());

const opens = async (services = fakeServices()) => {
  renderInHost(<LetterWordsPage />, { services });
  await screen.findByRole('combobox', { name: 'Add to a letter' });
  return { services, user: userEvent.setup() };
};
const sent = () => server.heard.filter(({ route }) => route === routes.changeLetterWords);
const words = (of: string, language: string) =>
  within(screen.getByRole('region', { name: of })).getByRole('textbox', { name: language });
const types = (of: string, language: string, value: string) =>
  fireEvent.change(words(of, language), { target: { value } });

test('words are added to a letter and taken from another, and all are saved at once', async () => {
  const { user, services } = await opens();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Add to a letter' }), 'Receipt');
  types('Receipt', 'English', 'Thank you.');
  expect(screen.getByText('A letter in Portuguese has nothing added.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove Invoice' }));
  expect(screen.getByRole('combobox', { name: 'Add to a letter' })).toHaveFocus();
  server.answer(routes.changeLetterWords, ({ body }) => ({ ...stored, ...(body as LetterWords), version: 2 }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(services.toast).toHaveBeenCalled());
  expect(sent()[0]?.body).toEqual({
    version: 1,
    letters: [{ kind: 'receipt', 'en-GB': 'Thank you.', 'pt-PT': '' }],
  });
});

test('a letter whose words are empty is refused where it stands, and nothing is sent', async () => {
  const { user } = await opens();
  types('Invoice', 'English', '');
  types('Invoice', 'Portuguese', '');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findAllByText(/Please enter its words, or remove it/)).not.toHaveLength(0);
  expect(words('Invoice', 'English')).toBeInvalid();
  expect(words('Invoice', 'English')).toHaveFocus();
  expect(sent()).toHaveLength(0);
});

test('what somebody else has saved meanwhile is shown, and nothing that was written is lost', async () => {
  const { user } = await opens();
  types('Invoice', 'English', 'We are closed on Monday.');
  const theirs: LetterWords = { ...stored, letters: [], version: 2, madeBy: 'Ana' };
  server.answer(routes.letterWords, theirs);
  server.refuse(routes.changeLetterWords, 409, LETTER_WORDS_CHANGED.message, {
    ...{ error: LETTER_WORDS_CHANGED.word, stored: theirs },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const notice = await screen.findByText('Ana has changed the words of letters meanwhile');
  // Where Save was pressed, behind however many letters.
  const written = words('Invoice', 'Portuguese');
  expect(written.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(words('Invoice', 'English')).toHaveValue('We are closed on Monday.');
  await user.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(await screen.findByText('Nothing is added to any letter yet.')).toBeInTheDocument();
});

test('a letter is looked at with the words that are being written, before they are saved', async () => {
  server.answer(routes.previewLetter, ({ body }) => {
    const { words } = body as { words: string };
    return {
      subject: 'We have received EXAMPLE-1',
      text: `Hello\n\n${words}`,
      html: `<p style="color:red">${words}</p>`,
    };
  });
  const { user } = await opens();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Add to a letter' }), 'Confirmation');
  types('Confirmation', 'Portuguese', 'Obrigado.');
  await user.click(
    within(screen.getByRole('region', { name: 'Confirmation' })).getByRole('button', {
      name: 'Lisbon: preview in Portuguese',
    }),
  );
  const shown = within(await screen.findByRole('region', { name: 'Confirmation: preview at Lisbon' }));
  expect(await shown.findByText('We have received EXAMPLE-1')).toBeInTheDocument();
  const frame = () => shown.getByTitle<HTMLIFrameElement>('We have received EXAMPLE-1').contentDocument?.body;
  await waitFor(() => expect(frame()).toHaveTextContent('Obrigado.'));
  types('Confirmation', 'Portuguese', 'Muito obrigado.');
  await waitFor(() => expect(frame()).toHaveTextContent('Muito obrigado.'));
  expect(shown.getByText(/Muito obrigado/)).toBeInTheDocument();
  expect(sent()).toHaveLength(0);
  expect(server.heard.filter(({ route }) => route === routes.previewLetter).at(-1)?.body).toEqual({
    ...{ kind: 'submission', campus: 'lisbon', words: 'Muito obrigado.' },
  });
});

test('a letter about money has a preview, too', async () => {
  const { user } = await opens();
  const invoice = within(screen.getByRole('region', { name: 'Invoice' }));
  server.answer(routes.previewLetter, {
    subject: 'Invoice EXAMPLE-2',
    text: '',
    html: '<p>EXAMPLE-2 is attached.</p>',
  });
  await user.click(invoice.getByRole('button', { name: 'Oxford: preview in English' }));
  expect(await invoice.findByText('Invoice EXAMPLE-2')).toBeInTheDocument();
  expect(server.heard.filter(({ route }) => route === routes.previewLetter).at(-1)?.body).toMatchObject({
    ...{ kind: 'invoice', campus: 'oxford' },
  });
});
