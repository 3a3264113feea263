import {
  DELETE_QUESTION,
  EXAM_ENTERED_ALREADY,
  type ExamEntry,
  type ExamOption,
  PAPERS_NOT_FOUND,
  routes,
} from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import ExamEntries from './ExamEntries';
import { chosenAll, examEntry } from './exams.fixture';

const paper = (id: string, name: string, type = 'Written') => ({ id, name, code: `8300/${id}`, type });
const option = (id: string, name: string, papers: ReturnType<typeof paper>[]): ExamOption => ({
  id,
  name,
  code: `8300${id}`,
  components: papers,
  componentIds: papers.map((one) => one.id),
});
const [p1, p2, p3] = [paper('1', 'Non-calculator'), paper('2', 'Calculator'), paper('3', 'Statistics')] as const;
const core = option('core', 'Core', [p1, p2]);
const extended = option('extended', 'Extended', [p1, p3]);

const lists = {
  level: [
    { id: 'gcse', title: 'GCSE' },
    { id: 'a', title: 'A level' },
  ],
  board: [{ id: 'aqa', title: 'AQA' }],
  subject: [{ id: 'maths', name: 'Mathematics', code: '8300' }],
};

let server: ReturnType<typeof fakeServer>;
const offering = (options: ExamOption[]) =>
  server.answer(routes.examChoices, ({ body }) => {
    const { name } = body as { name: keyof typeof lists | 'option' };
    return name === 'option' ? options : lists[name];
  });

beforeEach(() => {
  server = fakeServer();
  server.answer(routes.examSeries, [
    { id: 'summer', name: 'Summer 2027' },
    { id: 'autumn', name: 'Autumn 2027' },
  ]);
  offering([core, extended]);
  server.answer(
    routes.examPapers,
    [p1, p2, p3].map((one) => ({ ...one, alternateName: null })),
  );
  server.answer(routes.examTableInfo, ({ body }) => {
    const { optionId } = body as { optionId: string };
    return { data: { ...chosenAll, option: { ...chosenAll.option, name: optionId }, examId: `exam of ${optionId}` } };
  });
  server.answer(routes.examInvoiceItems, []);
  // The steps do without it.
  server.hang(routes.examCatalogue);
  server.answer(routes.examsInvoiceFooter, []);
});
afterEach(() => server.stop());

function List({ at = [] as ExamEntry[], readOnly = false, withCoursework = false }) {
  const [entries, setEntries] = useState(at);
  return (
    <ExamEntries
      value={entries}
      onChange={setEntries}
      readOnly={readOnly}
      withCoursework={withCoursework}
      labelledBy="label"
    />
  );
}

const person = () => userEvent.setup({ pointerEventsCheck: 0 });
// Under test antd gives all dialogs' titles one id, so that a dialog in a dialog takes the outer one's name.
const shown = (title: string) =>
  screen.queryAllByRole('dialog').find((one) => within(one).queryByText(title, { selector: '[id]' }));
const dialog = (title: string) =>
  waitFor(() => {
    const found = shown(title);
    if (!found) throw new Error(`There is no dialog “${title}”`);
    return within(found);
  });
const gone = (title: string) => waitFor(() => expect(shown(title)).toBeUndefined());

async function chooseUpToSubject(user: ReturnType<typeof person>) {
  await user.click(screen.getByRole('button', { name: 'Add exam' }));
  const add = await dialog('Add exam');
  for (const [label, offered] of [
    ['Series', 'Summer 2027'],
    ['Level', 'GCSE'],
    ['Board', 'AQA'],
    ['Subject', 'Mathematics (8300)'],
  ] as const) {
    await add.findByRole('option', { name: offered });
    await user.selectOptions(add.getByLabelText(label), offered);
  }
  return add;
}

test('an empty list says so and what to do', () => {
  renderInHost(<List />);
  expect(screen.getByText('No entries')).toBeInTheDocument();
  expect(screen.getByText(/Press Add exam/)).toBeInTheDocument();
});

test('a step that cannot be chosen yet can be reached, and says what to do first', async () => {
  const user = person();
  renderInHost(<List />);
  await user.click(screen.getByRole('button', { name: 'Add exam' }));
  const level = (await dialog('Add exam')).getByLabelText('Level');
  level.focus();
  expect(level).toHaveFocus();
  expect(level).toHaveDisplayValue('Choose a series first');
});

test('an exam is added through the cascade, its only option standing as chosen', async () => {
  offering([core]);
  const user = person();
  renderInHost(<List />);
  const add = await chooseUpToSubject(user);
  expect(await add.findByText('Core')).toBeInTheDocument();
  expect(add.getByText('Papers: Core')).toHaveAttribute('role', 'status');
  expect(add.queryByRole('button', { name: /papers/ })).not.toBeInTheDocument();
  await user.click(add.getByRole('button', { name: 'Add' }));

  expect(await screen.findByRole('cell', { name: 'Mathematics 8300' })).toBeInTheDocument();
  expect(screen.getByRole('cell', { name: 'Summer 2027' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.heard.find(({ route }) => route === routes.examTableInfo)?.body).toEqual({
    optionId: 'core',
    seriesId: 'summer',
  });
});

test('the only series that is open stands as chosen, and the level can be chosen at once', async () => {
  server.answer(routes.examSeries, [{ id: 'summer', name: 'Summer 2027' }]);
  const user = person();
  renderInHost(<List />);
  await user.click(screen.getByRole('button', { name: 'Add exam' }));
  const add = await dialog('Add exam');
  await add.findByRole('option', { name: 'GCSE' });
  expect(add.getByLabelText('Series')).toHaveDisplayValue('Summer 2027');
  await user.selectOptions(add.getByLabelText('Level'), 'GCSE');
  expect(await add.findByRole('option', { name: 'AQA' })).toBeInTheDocument();
});

describe('of an exam with a part that a centre assesses', () => {
  const project = option('project', 'With a project', [p1, paper('c', 'Project', 'Coursework')]);
  beforeEach(() => offering([project]));

  test('it is asked how that is done, which the list then says', async () => {
    const user = person();
    renderInHost(<List withCoursework />);
    const add = await chooseUpToSubject(user);
    const ways = await add.findByRole('group', { name: 'Coursework, practical or speaking assessment' });
    expect(ways).toHaveAccessibleDescription(/Project \(8300\/c\)/);
    await user.click(add.getByRole('button', { name: 'Add' }));
    expect(await within(ways).findByText('Field is required')).toBeInTheDocument();
    expect(within(ways).getByRole('radio', { name: 'With us' })).toHaveFocus();
    expect(within(ways).getByRole('radio', { name: 'Not sure: please advise me' })).toBeInTheDocument();
    await user.click(within(ways).getByRole('radio', { name: 'At another centre' }));
    await user.click(add.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Coursework: At another centre')).toBeInTheDocument();
  });

  test('a form that does not ask for it goes on as it is', async () => {
    const user = person();
    renderInHost(<List />);
    const add = await chooseUpToSubject(user);
    await add.findByText('With a project');
    expect(add.queryByRole('radio')).not.toBeInTheDocument();
    await user.click(add.getByRole('button', { name: 'Add' }));
    expect(await screen.findByRole('cell', { name: 'Mathematics 8300' })).toBeInTheDocument();
  });
});

test('an exam that only boards assess asks for no coursework', async () => {
  offering([core]);
  const user = person();
  renderInHost(<List withCoursework />);
  const add = await chooseUpToSubject(user);
  expect(await add.findByText('Core')).toBeInTheDocument();
  expect(add.queryByRole('radio')).not.toBeInTheDocument();
});

test('adding an exam does not submit the form that the list stands in', async () => {
  offering([core]);
  const user = person();
  const submitted = jest.fn();
  renderInHost(
    <form onSubmit={submitted}>
      <List />
    </form>,
  );
  const add = await chooseUpToSubject(user);
  await add.findByText('Core');
  await user.click(add.getByRole('button', { name: 'Add' }));
  await screen.findByRole('cell', { name: 'Mathematics 8300' });
  expect(submitted).not.toHaveBeenCalled();
});

test('choosing again clears what comes after it', async () => {
  const user = person();
  renderInHost(<List />);
  const add = await chooseUpToSubject(user);
  await user.selectOptions(add.getByLabelText('Level'), 'A level');
  expect(add.getByLabelText('Series')).toHaveValue('summer');
  expect(await add.findByRole('option', { name: 'AQA' })).toBeInTheDocument();
  expect(add.getByLabelText('Board')).toHaveValue('');
  expect(add.getByLabelText('Subject')).toHaveAttribute('aria-disabled', 'true');
  expect(add.queryByRole('button', { name: 'Select papers' })).not.toBeInTheDocument();
});

test('of several options the one is taken whose papers are exactly those ticked', async () => {
  const user = person();
  renderInHost(<List />);
  const add = await chooseUpToSubject(user);
  await user.click(await add.findByRole('button', { name: 'Select papers' }));
  const papers = await dialog('Select papers');
  await user.click(await papers.findByRole('checkbox', { name: /Statistics/ }));
  await user.click(papers.getByRole('checkbox', { name: /Non-calculator/ }));
  await user.click(papers.getByRole('button', { name: 'Select' }));
  expect(await add.findByText('Extended')).toBeInTheDocument();
  await user.click(add.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('cell', { name: 'extended' })).toBeInTheDocument();
});

test('an option ticks all of its papers, and what is missing of it is said as papers are ticked', async () => {
  const user = person();
  renderInHost(<List />);
  const add = await chooseUpToSubject(user);
  await user.click(await add.findByRole('button', { name: 'Select papers' }));
  const papers = await dialog('Select papers');
  await papers.findByRole('checkbox', { name: /Statistics/ });
  const shortcuts = within(papers.getByRole('group', { name: 'Tick all papers of' }));
  await user.click(shortcuts.getByRole('button', { name: 'Extended' }));
  expect(shortcuts.getByRole('button', { name: 'Extended' })).toHaveAttribute('aria-pressed', 'true');
  expect(papers.getByRole('checkbox', { name: /Non-calculator/ })).toBeChecked();
  expect(papers.getByText('These papers make up Extended.')).toHaveAttribute('role', 'status');
  await user.click(papers.getByRole('checkbox', { name: /Statistics/ }));
  expect(papers.getByText(/^For Core, 8300\/2 is missing\./)).toHaveAttribute('role', 'status');
  await user.click(shortcuts.getByRole('button', { name: 'Core' }));
  await user.click(papers.getByRole('button', { name: 'Select' }));
  expect(await add.findByText('Papers: Core')).toBeInTheDocument();
});

test('papers that make up no option are refused, and the picker reopens with what was ticked', async () => {
  const user = person();
  let close = () => {};
  const services = fakeServices({ popup: jest.fn(() => new Promise<void>((resolve) => (close = resolve))) });
  renderInHost(<List />, { services });
  const add = await chooseUpToSubject(user);
  await user.click(await add.findByRole('button', { name: 'Select papers' }));
  const papers = await dialog('Select papers');
  await user.click(await papers.findByRole('checkbox', { name: /Statistics/ }));
  await user.click(papers.getByRole('button', { name: 'Select' }));

  await waitFor(() => expect(services.popup).toHaveBeenCalledWith(PAPERS_NOT_FOUND));
  await gone('Select papers');
  close();
  const reopened = await dialog('Select papers');
  expect(reopened.getByRole('checkbox', { name: /Statistics/ })).toBeChecked();
});

test('cancelling the picker forgets what was ticked', async () => {
  const user = person();
  renderInHost(<List />);
  const add = await chooseUpToSubject(user);
  await user.click(await add.findByRole('button', { name: 'Select papers' }));
  const papers = await dialog('Select papers');
  await user.click(await papers.findByRole('checkbox', { name: /Statistics/ }));
  await user.click(papers.getByRole('button', { name: 'Cancel' }));
  await gone('Select papers');
  await user.click(add.getByRole('button', { name: 'Select papers' }));
  const reopened = await dialog('Select papers');
  expect(reopened.getByRole('checkbox', { name: /Statistics/ })).not.toBeChecked();
});

test('Add with a choice missing says so at that choice and goes there', async () => {
  const user = person();
  renderInHost(<List />);
  const add = await chooseUpToSubject(user);
  await user.selectOptions(add.getByLabelText('Subject'), 'Please choose');
  await user.click(add.getByRole('button', { name: 'Add' }));
  expect(add.getByLabelText('Subject')).toHaveFocus();
  expect(add.getByLabelText('Subject')).toHaveAccessibleDescription('Error: Field is required');
});

test('an exam that is in the list already is refused with a clear word', async () => {
  offering([core]);
  const user = person();
  renderInHost(<List at={[examEntry('exam of core')]} />);
  const add = await chooseUpToSubject(user);
  await add.findByText('Core');
  await user.click(add.getByRole('button', { name: 'Add' }));
  expect(await add.findByRole('alert')).toHaveTextContent(EXAM_ENTERED_ALREADY);
  expect(screen.getAllByRole('row', { hidden: true })).toHaveLength(2);
});

test.each(['the button', 'a double click', 'Enter'])(
  'an exam is opened for editing by %s and ends with Save',
  async (way) => {
    offering([option('foundation', 'Foundation', [p1]), extended]);
    const user = person();
    renderInHost(<List at={[examEntry('first'), examEntry('second')]} />);
    const [edit] = screen.getAllByRole('button', { name: 'Edit Mathematics, GCSE' });
    const [cell] = screen.getAllByRole('cell', { name: 'GCSE' });
    if (!edit || !cell) throw new Error('There is no row');
    if (way === 'the button') await user.click(edit);
    if (way === 'a double click') await user.dblClick(cell);
    if (way === 'Enter') {
      edit.focus();
      await user.keyboard('{Enter}');
    }

    const change = await dialog('Edit exam');
    expect(await change.findByText('Foundation')).toBeInTheDocument();
    expect(change.getByLabelText('Subject')).toHaveValue('maths');
    await user.click(change.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getAllByRole('row')).toHaveLength(3);
    expect(screen.getByRole('cell', { name: 'foundation' })).toBeInTheDocument();
  },
);

test('deleting asks first, and goes on only for Yes', async () => {
  const user = person();
  const confirm = jest.fn().mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  renderInHost(<List at={[examEntry('one')]} />, { services: fakeServices({ confirm }) });
  await user.click(screen.getByRole('button', { name: 'Delete Mathematics, GCSE' }));
  expect(confirm).toHaveBeenCalledWith({ title: DELETE_QUESTION });
  expect(screen.getByRole('table')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Delete Mathematics, GCSE' }));
  expect(await screen.findByText('No entries')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add exam' })).toHaveFocus();
});

test('a list that cannot be loaded says so in place and is loaded by Try again', async () => {
  server.breakOff(routes.examChoices);
  const user = person();
  renderInHost(<List />);
  await user.click(screen.getByRole('button', { name: 'Add exam' }));
  const add = await dialog('Add exam');
  await add.findByRole('option', { name: 'Summer 2027' });
  await user.selectOptions(add.getByLabelText('Series'), 'Summer 2027');
  expect(await add.findByText('This list could not be loaded.')).toBeInTheDocument();
  offering([core]);
  await user.click(add.getByRole('button', { name: 'Try again' }));
  expect(await add.findByRole('option', { name: 'GCSE' })).toBeInTheDocument();
});

test('while a list hangs another choice can be made and the dialog be left', async () => {
  server.hang(routes.examChoices);
  const user = person();
  renderInHost(<List />);
  await user.click(screen.getByRole('button', { name: 'Add exam' }));
  const add = await dialog('Add exam');
  await add.findByRole('option', { name: 'Summer 2027' });
  await user.selectOptions(add.getByLabelText('Series'), 'Summer 2027');
  expect(add.getByRole('option', { name: 'Loading…' })).toBeInTheDocument();
  await user.selectOptions(add.getByLabelText('Series'), 'Autumn 2027');
  expect(add.getByLabelText('Series')).toHaveValue('autumn');
  await user.click(add.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('while the server is asked for the exam, its progress is told', async () => {
  offering([core]);
  server.hang(routes.examInvoiceItems);
  const user = person();
  renderInHost(<List />);
  const add = await chooseUpToSubject(user);
  await add.findByText('Core');
  await user.click(add.getByRole('button', { name: 'Add' }));
  const progress = await add.findByRole('progressbar', { name: 'Looking up its fees' });
  expect(progress).toHaveAttribute('value', '2');
  expect(progress).toHaveAttribute('max', '3');
});

test('an exam that could not be looked up keeps its choices and is added by pressing Add again', async () => {
  offering([core]);
  server.refuse(routes.examInvoiceItems, 500, 'Something broke');
  const user = person();
  renderInHost(<List />);
  const add = await chooseUpToSubject(user);
  await add.findByText('Core');
  await user.click(add.getByRole('button', { name: 'Add' }));
  expect(await add.findByRole('alert')).toHaveTextContent('could not be looked up');
  server.answer(routes.examInvoiceItems, []);
  await user.click(await add.findByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('cell', { name: 'Mathematics 8300' })).toBeInTheDocument();
});

test('a read-only list offers nothing to change it', async () => {
  const user = person();
  renderInHost(<List at={[examEntry('one')]} readOnly />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await user.dblClick(screen.getByRole('cell', { name: 'GCSE' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
