import {
  CANDIDATE_CHANGED,
  CANDIDATE_TOO_YOUNG,
  type ExamCandidate,
  type EntryList as List,
  type ListedEntry,
  routes,
} from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EntryList from './EntryList';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const entry = (id: string, said: Partial<ListedEntry> = {}): ListedEntry => ({
  ...{ id, enquiryId: `of-${id}`, reference: 'EX-7K2M9Q', name: 'Zoë Ng', birthDate: '2009-02-28', uci: '', uln: '' },
  ...{ candidateNumber: '', certificateName: 'NG:ZOE' },
  series: { id: 'summer-2027', name: 'Summer 2027' },
  level: { id: 'gcse', title: 'GCSE' },
  board: { id: 'aqa', title: 'AQA' },
  subject: { id: 'aqa-gcse-8300', name: 'Mathematics', code: '8300' },
  option: { id: 'aqa-gcse-8300h', name: 'Higher tier', code: '8300H' },
  papers: [{ code: '8300/1H', name: 'Paper 1', type: 'Written' }],
  timetable: [],
  ...{ campus: 'oxford', price: 22_995, payment: { invoiceId: 'i1', label: 'Overdue' } },
  ...{ arrangements: ['Reader'], evidence: 'received', state: 'requested', version: 1 },
  ...{ changedAt: '2026-11-01T10:00:00.000Z', changedBy: 'Applicant', twins: [], ...said },
});
const page = (rows: ListedEntry[], said: Partial<List> = {}): List => ({
  ...{ rows, before: 0, previous: null, next: null, last: null },
  counts: { all: rows.length, requested: rows.length },
  series: [{ id: 'summer-2027', title: 'Summer 2027', count: 2 }],
  boards: [{ id: 'aqa', title: 'AQA', count: 2 }],
  campuses: [{ id: 'oxford', title: 'Oxford', count: 2 }],
  ...said,
});
const asked = () => server.heard.filter(({ route }) => route === routes.examEntries).map(({ query }) => query);

async function chooses(user: ReturnType<typeof userEvent.setup>, act: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Zoë Ng, Mathematics 8300H' }));
  await user.click(await screen.findByRole('menuitem', { name: act }));
  return within(await screen.findByRole('dialog', { name: `${act} this entry` }));
}

test('an entry shows candidate, exam, papers, arrangements with their proof, money and state, and who applied twice', async () => {
  const twins = [{ enquiryId: 'e2', reference: 'EX-AAAAAA' }];
  server.answer(routes.examEntries, page([entry('1', { twins })]));
  renderInHost(<EntryList />);
  const row = await screen.findByRole('row', { name: /Zoë Ng/ });
  for (const text of ['GCSE, AQA 8300H, Higher tier', 'Summer 2027, Oxford', '8300/1H', 'Proof: received', '£229.95']) {
    expect(within(row).getByText(text)).toBeVisible();
  }
  expect(within(row).getByRole('link', { name: 'EX-AAAAAA' })).toHaveAttribute('href', '/staff/enquiry/e2');
  expect(within(row).getByRole('link', { name: 'Overdue' })).toHaveAttribute('href', '/staff/invoice/i1');
});

test('papers show when they are sat, and what else the candidate sits then', async () => {
  const sat = { on: '2027-05-17', session: 'am' as const, clashes: ['Physics A H556/01'] };
  const [paper = { code: '', name: '', type: '' }] = entry('1').papers;
  server.answer(routes.examEntries, page([entry('1', { timetable: [{ ...paper, minutes: 90, sittings: [sat] }] })]));
  renderInHost(<EntryList />);
  const row = await screen.findByRole('row', { name: /Zoë Ng/ });
  expect(within(row).getByText('8300/1H')).toHaveTextContent('8300/1H, 17 May 2027 am, 90 min');
  expect(within(row).getByText('Clash of 8300/1H on 17 May 2027 am: Physics A H556/01')).toBeVisible();
});

test('a UCI whose letter does not fit, and a ULN that is none, are to be checked; right ones and none are not', async () => {
  const numbered = [
    entry('1', { name: 'Zoë Ng', uci: '612340261234E', uln: '9123456786' }),
    entry('2', { name: 'Ana Luz', uci: '612340261234D', uln: '12345' }),
    entry('3', { name: 'Rui Melo' }),
  ];
  server.answer(routes.examEntries, page(numbered));
  renderInHost(<EntryList />);
  const doubts = async (name: RegExp) =>
    within(await screen.findByRole('row', { name }))
      .queryAllByText(/^To check/)
      .map(({ textContent }) => textContent);
  expect(await doubts(/Zoë Ng/)).toEqual(['To check: its last letter does not fit the rest']);
  expect(await doubts(/Ana Luz/)).toEqual(['To check: a ULN has 10 digits, the first not 0']);
  expect(await doubts(/Rui Melo/)).toEqual([]);
});

test('the address says what the list is narrowed to, and the next page keeps it', async () => {
  const user = userEvent.setup();
  server.answer(routes.examEntries, page([entry('1')], { next: 'p2' }));
  const { router } = renderInHost(<EntryList />, { path: '/?board=aqa' });
  await user.click(await screen.findByRole('tab', { name: 'Requested 1' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Series' }), 'Summer 2027 (2)');
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(router.state.location.search).toBe('?board=aqa&tab=requested&series=summer-2027&place=p2');
  await waitFor(() => expect(asked()).toHaveLength(4));
  expect(asked().at(-1)).toEqual({ board: 'aqa', tab: 'requested', series: 'summer-2027', place: 'p2', size: '50' });
});

test('the requested among the selected are marked as entered, and what could not be is named with its reason', async () => {
  const user = userEvent.setup();
  server.answer(
    routes.examEntries,
    page([entry('1'), entry('2', { name: 'Ana Luz' }), entry('3', { state: 'entered' })]),
  );
  server.answer(routes.markEntered, [
    { id: '1', done: true, message: '' },
    { id: '2', done: false, message: 'Somebody else has changed this entry.' },
  ]);
  renderInHost(<EntryList />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  await user.click(screen.getByRole('button', { name: 'Entered with the board' }));
  expect(await screen.findByText('1 entry marked as entered with the board.')).toBeVisible();
  expect(screen.getByText('Ana Luz, Mathematics 8300H: Somebody else has changed this entry.')).toBeVisible();
  const [sent] = server.heard.filter(({ route }) => route === routes.markEntered);
  expect(sent?.body).toEqual({
    entries: [
      { id: '1', version: 1 },
      { id: '2', version: 1 },
    ],
  });
});

test('who has no candidate number among the selected is given one, in the order of the list', async () => {
  const user = userEvent.setup();
  server.answer(
    routes.examEntries,
    page([entry('1'), entry('2', { candidateNumber: '0007' }), entry('3', { state: 'withdrawn' }), entry('4')]),
  );
  server.answer(
    routes.numberCandidates,
    ['1', '4'].map((id) => ({ id, done: true, message: '' })),
  );
  renderInHost(<EntryList />);
  expect(await screen.findByText('Candidate 0007')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  await user.click(screen.getByRole('button', { name: 'Give numbers' }));
  expect(await screen.findByText('2 entries with a candidate number.')).toBeVisible();
  const [sent] = server.heard.filter(({ route }) => route === routes.numberCandidates);
  expect(sent?.body).toEqual({ ids: ['1', '4'] });
});

test('an entry is refused with a reason, and what the server refuses is said in the dialog', async () => {
  const user = userEvent.setup();
  server.answer(routes.examEntries, page([entry('1')]));
  server.refuse(routes.moveEntry, 409, 'Somebody else has changed this entry meanwhile.');
  renderInHost(<EntryList />);
  const dialog = await chooses(user, 'Refuse');
  await user.click(dialog.getByRole('button', { name: 'Refuse it' }));
  expect(await dialog.findByText('A reason is needed')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Too young');
  await user.click(dialog.getByRole('button', { name: 'Refuse it' }));
  expect(await dialog.findByText('Somebody else has changed this entry meanwhile.')).toBeVisible();
});

test('all candidates of a series are sent their statements of entry, and staff read how many', async () => {
  const user = userEvent.setup();
  const winter = { id: 'winter-2027', title: 'Winter 2027', count: 1 };
  server.answer(routes.examEntries, page([entry('1')], { series: [...page([]).series, winter] }));
  server.answer(routes.countEntryStatements, { applications: 1 });
  server.answer(routes.sendEntryStatements, { applications: 1 });
  renderInHost(<EntryList />);
  await user.click(await screen.findByRole('button', { name: 'Send statements of entry' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send statements of entry' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /Series/ }), 'Winter 2027');
  expect(await dialog.findByText('It goes out for 1 application.')).toBeVisible();
  expect(server.heard.at(-1)?.query).toEqual({ seriesId: 'winter-2027' });
  await user.click(dialog.getByRole('button', { name: 'Send them' }));
  expect(await screen.findByText('The statements of 1 application go out by letter now.')).toBeVisible();
  const [sent] = server.heard.filter(({ route }) => route === routes.sendEntryStatements);
  expect(sent?.body).toEqual({ seriesId: 'winter-2027' });
});

test('who withdraws an entry sees what comes back by the key dates, and may say otherwise', async () => {
  const user = userEvent.setup();
  server.answer(routes.examEntries, page([entry('1', { state: 'entered' })]));
  server.answer(routes.entryOfferOf, {
    version: 1,
    withdrawal: { until: '2027-04-14', returned: { board: 4995, centre: 9000 }, most: 22_995 },
    amendment: { until: null, choices: [], isInvoicedAtOnce: true },
  });
  server.answer(routes.withdrawEntry, entry('1', { state: 'withdrawn' }));
  renderInHost(<EntryList />);
  const dialog = await chooses(user, 'Withdraw');
  expect(await dialog.findByText(/14th April 2027. Back: £49.95 of the board’s fee, £90.00 of ours./)).toBeVisible();
  const returned = dialog.getByRole('textbox', { name: /Comes back/ });
  expect(returned).toHaveValue('139.95');
  await user.clear(returned);
  await user.type(returned, '50');
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Moved away');
  await user.click(dialog.getByRole('button', { name: 'Withdraw it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [sent] = server.heard.filter(({ route }) => route === routes.withdrawEntry);
  expect(sent?.body).toEqual({ version: 1, reason: 'Moved away', returned: 5000 });
});

test('who amends an entry reads what that costs, and whether an invoice asks for it at once or waits to be issued', async () => {
  const user = userEvent.setup();
  server.answer(routes.examEntries, page([entry('1')]));
  const offer = (isInvoicedAtOnce: boolean, amount: number) =>
    server.answer(routes.entryOfferOf, {
      version: 1,
      withdrawal: { until: null, returned: null, most: null },
      amendment: { until: null, choices: [{ option: entry('1').option, amount }], isInvoicedAtOnce },
    });
  renderInHost(<EntryList />);
  for (const [isInvoicedAtOnce, amount, said] of [
    [true, 2000, /£20.00 more. A new invoice with that takes the place of the one that is out/],
    [false, 2000, /£20.00 more, which goes into a draft. Please issue that./],
    [true, -2000, /£20.00 comes off its invoice by a credit note./],
  ] as const) {
    offer(isInvoicedAtOnce, amount);
    const dialog = await chooses(user, 'Amend');
    expect(await dialog.findByText(said)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }
});

const known: ExamCandidate = {
  version: 2,
  candidate: {
    ...{ firstName: 'Zoë', middleNames: '', lastName: 'Ng', certificateName: '', birthDate: '2009-02-28' },
    ...{ uci: '612340261234D', uln: '' },
  },
  answered: {
    ...{ firstName: 'Zoë', middleNames: '', lastName: 'Wing', certificateName: '', birthDate: '2009-02-28' },
    ...{ uci: '', uln: '' },
  },
  printed: 'NG:ZOE',
  ages: [{ exam: 'GCSE Mathematics, November 2027', rule: { years: 16, on: '2027-08-31' } }],
};
async function corrects(user: ReturnType<typeof userEvent.setup>) {
  server.answer(routes.examEntries, page([entry('1')]));
  server.answer(routes.candidateOf, known);
  renderInHost(<EntryList />);
  await user.click(await screen.findByRole('button', { name: 'Actions for Zoë Ng, Mathematics 8300H' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Correct the candidate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Correct the candidate' }));
  await dialog.findByRole('textbox', { name: 'Last name' });
  return dialog;
}
const types = async (user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
};

test('by a day of birth that the catalogue is not content with, staff are told of which exam before they save', async () => {
  const user = userEvent.setup();
  const dialog = await corrects(user);
  const birthDate = dialog.getByLabelText('Date of birth');
  expect(dialog.queryByText(/too young/)).not.toBeInTheDocument();
  fireEvent.change(birthDate, { target: { value: '2011-09-01' } });
  expect(await dialog.findByText(/too young for what they are entered for/)).toBeVisible();
  expect(dialog.getByText(/^GCSE Mathematics, November 2027: Only for candidates who are 16 or older/)).toBeVisible();
  fireEvent.change(birthDate, { target: { value: '2011-08-31' } });
  expect(dialog.queryByText(/too young/)).not.toBeInTheDocument();
});

test('a candidate is corrected beside what the applicant wrote; what no board takes is said once its field is left', async () => {
  const user = userEvent.setup();
  const dialog = await corrects(user);
  expect(dialog.getByRole('textbox', { name: 'Last name' })).toHaveAccessibleDescription('The applicant wrote: Wing');
  const uci = dialog.getByRole('textbox', { name: 'UCI (optional)' });
  expect(uci).toHaveAccessibleDescription('The applicant wrote: none');
  await types(user, uci, '6899 9098 0001 E');
  expect(await dialog.findByText('Please check it: its last letter does not fit the rest')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(uci).toHaveFocus());
  expect(server.heard.filter(({ route }) => route === routes.correctCandidate)).toEqual([]);
  await types(user, uci, '6899 9098 0001 d');
  server.answer(routes.correctCandidate, { ...known, version: 3 });
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [sent] = server.heard.filter(({ route }) => route === routes.correctCandidate);
  expect(sent?.body).toEqual({ version: 2, candidate: { ...known.candidate, uci: '689990980001D' }, reason: '' });
});

test('an age that the catalogue asks for by now is said by the server, and the day is saved once that was read', async () => {
  const user = userEvent.setup();
  const stored = { ...known, ages: known.ages.map(({ exam, rule }) => ({ exam, rule: { ...rule, years: 30 } })) };
  const dialog = await corrects(user);
  fireEvent.change(dialog.getByLabelText('Date of birth'), { target: { value: '2009-03-01' } });
  expect(dialog.queryByText(/Only for candidates/)).not.toBeInTheDocument();
  server.refuse(routes.correctCandidate, 409, CANDIDATE_TOO_YOUNG.message, { error: CANDIDATE_TOO_YOUNG.word, stored });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(CANDIDATE_TOO_YOUNG.message)).toBeVisible();
  expect(dialog.getByText(/Only for candidates who are 30 or older/)).toBeVisible();
  server.answer(routes.correctCandidate, { ...stored, version: 3 });
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const sent = server.heard.filter(({ route }) => route === routes.correctCandidate).map(({ body }) => body);
  expect(sent).toMatchObject([{ version: 2 }, { version: 2, despiteAge: true }]);
  expect(sent[0]).not.toHaveProperty('despiteAge');
});

test('what somebody else has corrected meanwhile is shown beside it, and saved over only when that is asked for again', async () => {
  const user = userEvent.setup();
  const dialog = await corrects(user);
  await types(user, dialog.getByRole('textbox', { name: 'Last name' }), 'Nguyen');
  const stored = { ...known, version: 3, candidate: { ...known.candidate, lastName: 'Ngo' } };
  server.refuse(routes.correctCandidate, 409, CANDIDATE_CHANGED.message, { error: CANDIDATE_CHANGED.word, stored });
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Ngo')).toBeVisible();
  expect(dialog.getByText('Nguyen')).toBeVisible();
  server.answer(routes.correctCandidate, { ...stored, version: 4 });
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const versions = server.heard.filter(({ route }) => route === routes.correctCandidate).map(({ body }) => body);
  expect(versions).toMatchObject([{ version: 2 }, { version: 3, candidate: { lastName: 'Nguyen' } }]);
});
