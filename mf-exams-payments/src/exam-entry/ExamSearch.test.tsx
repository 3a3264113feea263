import { type Campus, type ExamEntry, routes } from '@forms/shared/contract';
import { speak } from '@forms/shared/platform/words';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { bring } from '../words/say';
import ExamEntries from './ExamEntries';
import { examEntry } from './exams.fixture';
import { catalogue } from './search/catalogue.fixture';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  speak('en-GB');
  server = fakeServer();
  server.answer(routes.examCatalogue, catalogue);
  server.answer(routes.examSeries, [
    { id: 'summer', name: 'Summer 2027 (May and June)' },
    { id: 'autumn', name: 'Autumn 2027 (October and November)' },
  ]);
  server.answer(routes.examChoices, []);
  server.answer(routes.examTableInfo, ({ body }) => {
    const { optionId, seriesId } = body as { optionId: string; seriesId: string };
    const found = catalogue.find(({ options }) => options.some(({ id }) => id === optionId));
    const series = found?.series.find(({ id }) => id === seriesId);
    const option = found?.options.find(({ id }) => id === optionId);
    if (!found || !series || !option) throw new Error('No such exam');
    const { level, board, subject } = found;
    const { id, name, code } = option;
    return { data: { series, level, board, subject, option: { id, name, code }, examId: `${seriesId}.${optionId}` } };
  });
  server.answer(routes.examInvoiceItems, []);
  server.answer(routes.examsInvoiceFooter, [
    { id: 'candidate', tag: 'candidate', description: 'Exam Candidate fee', cost: 7500 },
  ]);
  // jsdom has no layout to scroll in.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => server.stop());

function List({ at = [], campus }: { at?: ExamEntry[]; campus?: Campus }) {
  const [entries, setEntries] = useState(at);
  return (
    <form aria-label="Exams">
      <ExamEntries value={entries} onChange={setEntries} campus={campus} />
    </form>
  );
}

/** The list of a form that is for Lisbon until somebody goes to Oxford. */
function Moving({ at }: { at: ExamEntry[] }) {
  const [campus, setCampus] = useState<Campus>('lisbon');
  return (
    <>
      <button type="button" onClick={() => setCampus('oxford')}>
        Oxford after all
      </button>
      <List campus={campus} at={at} />
    </>
  );
}

const person = () => userEvent.setup({ pointerEventsCheck: 0 });
async function openSearch(user: ReturnType<typeof person>, [add, called] = ['Add exam', 'Search for an exam']) {
  await user.click(screen.getByRole('button', { name: add }));
  const search = await screen.findByRole('combobox', { name: called });
  await waitFor(() => expect(search).toHaveFocus());
  return search;
}
const active = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')?.textContent ??
  undefined;

test('an exam is found by a few words and entered by Enter twice', async () => {
  const user = person();
  renderInHost(<List />);
  const search = await openSearch(user);
  await user.type(search, 'mahts foundation aqa');
  await screen.findByRole('listbox', { name: 'Search for an exam' });
  expect(active()).toBe('AQA, Foundation tier £229.95 Summer 2027 (May and June), 8300F');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(search).toHaveValue('GCSE Mathematics, AQA, Foundation tier, Summer 2027 (May and June)');
  for (const [label, value] of [
    ['Series', 'Summer 2027 (May and June)'],
    ['Level', 'GCSE'],
    ['Board', 'AQA'],
    ['Subject', 'Mathematics (8300)'],
  ] as const) {
    expect(screen.getByLabelText(label)).toHaveDisplayValue(value);
  }
  expect(screen.getByText('Papers: Foundation tier')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('cell', { name: 'Foundation tier' })).toBeInTheDocument();
});

test('the exams stand in groups by subject and level, and each says its place among all', async () => {
  const user = person();
  renderInHost(<List />);
  await user.type(await openSearch(user), 'higher');
  const list = await screen.findByRole('listbox');
  const biology = within(list).getByRole('group', { name: 'GCSE Biology' });
  expect(within(biology).getAllByRole('option')).toHaveLength(1);
  const maths = within(list).getByRole('group', { name: 'GCSE Mathematics' });
  expect(within(maths).getAllByRole('option')).toHaveLength(2);
  const all = within(list).getAllByRole('option');
  expect(all.map((option) => option.getAttribute('aria-posinset'))).toEqual(all.map((_, at) => String(at + 1)));
  for (const option of all) expect(option).toHaveAttribute('aria-setsize', String(all.length));
});

test('how many were found is read out with the first of them', async () => {
  const user = person();
  renderInHost(<List />);
  await user.type(await openSearch(user), 'biology');
  const news = '1 exam found. AQA, Higher tier, GCSE Biology, 1 of 1';
  await waitFor(() => expect(screen.getByText(news)).toHaveAttribute('role', 'status'));
});

test('the arrows go round the list; Home and End go to its ends there, and move in the text before', async () => {
  const user = person();
  renderInHost(<List />);
  const search = await openSearch(user);
  await user.type(search, 'maths foundation');
  await screen.findByRole('listbox');
  const places: (string | undefined)[] = [];
  for (const key of ['{End}', '{ArrowDown}', '{End}', '{ArrowDown}', '{ArrowUp}', '{Home}']) {
    await user.keyboard(key);
    places.push(active()?.slice(0, 14));
  }
  const [aqa, edexcel] = ['AQA, Foundatio', 'Pearson Edexce'];
  expect(places).toEqual([aqa, aqa, edexcel, aqa, edexcel, aqa]);
  await user.type(search, '{ArrowDown}{ArrowLeft}{Home}x', { skipClick: true });
  expect(search).toHaveValue('xmaths foundation');
});

test('Escape closes the list, then empties the text, then leaves the dialog', async () => {
  const user = person();
  renderInHost(<List />);
  const search = await openSearch(user);
  await user.type(search, 'latin');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(search).toHaveAttribute('aria-expanded', 'false');
  expect(search).toHaveValue('latin');
  await user.keyboard('{ArrowDown}');
  expect(search).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{Escape}{Escape}');
  expect(search).toHaveValue('');
  expect(search).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Tab leaves the list without choosing', async () => {
  const user = person();
  renderInHost(<List />);
  await user.type(await openSearch(user), 'latin');
  await screen.findByRole('listbox');
  await user.tab();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Series')).toHaveFocus();
  expect(screen.getByLabelText('Subject')).toHaveValue('');
});

test('an exam is chosen by the pointer, and the focus stays where it was', async () => {
  const user = person();
  renderInHost(<List />);
  const search = await openSearch(user);
  await user.type(search, 'latin');
  await user.click(await screen.findByRole('option', { name: /Prose A and verse A/ }));
  expect(search).toHaveFocus();
  expect(screen.getByLabelText('Subject')).toHaveDisplayValue('Latin (J282)');
});

test('what is not found says so, and leads to the steps below', async () => {
  const user = person();
  renderInHost(<List />);
  await user.type(await openSearch(user), 'pottery');
  expect(await screen.findAllByText('No exam found. Try other words, or choose step by step below.')).not.toHaveLength(
    0,
  );
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('a step that is chosen by hand after the search takes its words away', async () => {
  const user = person();
  renderInHost(<List />);
  const search = await openSearch(user);
  await user.type(search, 'latin{Enter}');
  await user.selectOptions(screen.getByLabelText('Series'), 'Autumn 2027 (October and November)');
  expect(search).toHaveValue('');
  expect(screen.getByLabelText('Level')).toHaveValue('');
});

test('the board’s fee stands apart from the centre’s charge, for the exam chosen and for all entered', async () => {
  const user = person();
  renderInHost(<List />);
  expect(screen.queryByRole('region', { name: 'Fees so far' })).not.toBeInTheDocument();
  await user.type(await openSearch(user), 'latin{Enter}');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Board fee').nextSibling).toHaveTextContent('£49.95');
  expect(dialog.getByText('Centre charge').nextSibling).toHaveTextContent('£180.00');
  await user.keyboard('{Enter}');
  const fees = await screen.findByRole('region', { name: 'Fees so far' });
  expect(fees).toHaveTextContent('Total so far £304.95Board fee £49.95Centre charge £180.00Exam Candidate fee £75.00');
  expect(screen.getByRole('form', { name: 'Exams' }).lastChild).toContainElement(fees);
});

test('the next exam begins in the series of the last', async () => {
  const user = person();
  renderInHost(<List at={[examEntry('first')]} />);
  await openSearch(user);
  expect(screen.getByLabelText('Series')).toHaveValue('summer');
});

test('without the search, the steps go on', async () => {
  server.breakOff(routes.examCatalogue);
  const user = person();
  renderInHost(<List />);
  await openSearch(user);
  expect(await screen.findByText(/The search could not be loaded/)).toBeInTheDocument();
  expect(screen.getByLabelText('Series')).toBeEnabled();
  server.answer(routes.examCatalogue, catalogue);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/The search could not be loaded/)).not.toBeInTheDocument());
});

test('a late entry says so, what it adds, until when it holds, and what it costs after that', async () => {
  const late = { name: 'Late entry', until: '2027-03-14', boardPercent: 50, boardAdds: 0, centreAdds: 5000 };
  const next = { ...late, name: 'High late entry', until: '2027-04-14', boardPercent: 100, centreAdds: 10_000 };
  const age = { years: 16, on: '2027-08-31' };
  server.answer(
    routes.examCatalogue,
    catalogue.map((subject) => ({
      ...subject,
      series: subject.series.map((each) => ({ ...each, stage: late, next, age, campuses: ['oxford' as const] })),
    })),
  );
  const user = person();
  renderInHost(<List />);
  await user.type(await openSearch(user), 'biology');
  await waitFor(() => expect(active()).toBe('AQA, Higher tier £304.93 Summer 2027 (May and June), 8461H, late entry'));
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Late entry')).toHaveTextContent('Late entry');
  expect(screen.getByText('£74.98')).toBeInTheDocument();
  expect(
    screen.getByText('Enter by 14th March 2027. After that it is £379.90, until 14th April 2027.'),
  ).toBeInTheDocument();
  expect(screen.getByText('Sat in Oxford only.')).toBeInTheDocument();
  expect(screen.getByText('Only for candidates who are 16 or older on 31st August 2027.')).toBeInTheDocument();
});

/** The catalogue with nothing that is sat in Lisbon. */
const inOxford = catalogue.map((subject) => ({
  ...subject,
  series: subject.series.map((each) => ({ ...each, campuses: ['oxford' as const] })),
}));

test('on a page of Lisbon’s, an exam that is sat in Oxford alone says so before it is chosen', async () => {
  speak('pt-PT');
  await bring('pt-PT');
  server.answer(routes.examCatalogue, inOxford);
  const user = person();
  renderInHost(<List />);
  await user.type(await openSearch(user, ['Adicionar exame', 'Procurar um exame']), 'biology');
  await waitFor(() => expect(active()).toMatch(/8461H\. Só se realiza em Oxford\.$/));
});

/** A row as the search adds it. */
function entered(code: string, seriesId = 'summer') {
  const found = catalogue.find(({ options }) => options.some((option) => option.code === code));
  const option = found?.options.find((each) => each.code === code);
  const series = found?.series.find(({ id }) => id === seriesId);
  if (!found || !option || !series) throw new Error('No such exam');
  const { level, board, subject } = found;
  return examEntry(`${seriesId}.${option.id}`, { series, level, board, subject, option });
}

test('the other tier of an exam in the list is refused where it is added, by whichever way, and its own row may be changed to it', async () => {
  const user = person();
  renderInHost(<List at={[entered('8300F')]} />);
  await user.type(await openSearch(user), '8300H summer{Enter}');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  const refusal =
    'Mathematics (8300F) is in your list already. Only one tier or set of papers of a subject can be entered in a series: please keep one of the two.';
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(2);

  await user.clear(screen.getByRole('combobox', { name: 'Search for an exam' }));
  await user.type(screen.getByRole('combobox', { name: 'Search for an exam' }), '8300H autumn{Enter}');
  await user.click(screen.getByRole('button', { name: 'Add' }));
  expect(await screen.findAllByRole('row')).toHaveLength(3);

  const [edit] = screen.getAllByRole('button', { name: 'Edit Mathematics, GCSE' });
  if (!edit) throw new Error('There is no row');
  await user.click(edit);
  await user.type(await screen.findByRole('combobox', { name: 'Search for an exam' }), '8300H summer{Enter}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText(/8300F/)).not.toBeInTheDocument();
});

test('a draft that holds two tiers of a subject says so at the second of them', async () => {
  renderInHost(<List at={[entered('8300F'), entered('8300H'), entered('8300H', 'autumn')]} />);
  await screen.findByText(/Mathematics \(8300F\) is in your list already/);
  const [, , second, notice, third] = screen.getAllByRole('row');
  expect(second).toHaveTextContent('Higher tier');
  expect(notice).toHaveTextContent('please keep one of the two');
  expect(third).toHaveTextContent('Autumn 2027');
});

test('an exam that entries have closed for since is told of beneath its row', async () => {
  server.answer(
    routes.examCatalogue,
    catalogue.filter(({ subject }) => subject.code !== '8300'),
  );
  renderInHost(<List at={[entered('8461H'), entered('8300F')]} />);
  const notice = await screen.findByText('This exam cannot be entered any more. Please delete it or choose another.');
  expect(screen.getAllByRole('row').at(-1)).toContainElement(notice);
  expect(screen.queryByText('Total so far')).not.toBeInTheDocument();
});

describe('an exam that is not sat where the form says', () => {
  const refusal = 'Sat in Oxford only. Choose an exam that is sat in Lisbon, or change where the exams will be sat.';
  beforeEach(() => server.answer(routes.examCatalogue, inOxford));

  test('is refused where it is added, and says so in the search before', async () => {
    const user = person();
    renderInHost(<List campus="lisbon" />);
    await user.type(await openSearch(user), 'biology');
    await waitFor(() => expect(active()).toMatch(/8461H\. Sat in Oxford only\.$/));
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(refusal);
    expect(screen.queryByRole('row', { hidden: true })).not.toBeInTheDocument();
  });

  test('says so beneath its row where the list holds it already, until it is sat there', async () => {
    const user = person();
    renderInHost(<Moving at={[entered('8461H')]} />);
    expect(await screen.findByText(refusal)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Oxford after all' }));
    expect(screen.queryByText(/Sat in Oxford only/)).not.toBeInTheDocument();
  });

  test('is entered by who was not asked where', async () => {
    const user = person();
    renderInHost(<List />);
    await user.type(await openSearch(user), 'biology{Enter}');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    expect(await screen.findAllByRole('row')).toHaveLength(2);
  });
});
