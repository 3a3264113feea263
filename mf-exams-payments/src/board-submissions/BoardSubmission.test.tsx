import { type BoardLayout, type OpenedSubmission, routes, type SubmittedRow } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BoardSubmission from './BoardSubmission';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.boardLayouts, []);
});
afterEach(() => server.stop());

const row = (id: string, name: string, said: Partial<SubmittedRow> = {}): SubmittedRow => ({
  ...{ id, name, entryId: `e${id}`, enquiryId: `of-${id}`, act: 'entry', certificateName: 'NG:ZOE' },
  ...{ birthDate: '2009-02-28', candidateNumber: '0007', uci: '612340261234D', uln: '' },
  level: { id: 'gcse', title: 'GCSE' },
  subject: { id: 'aqa-gcse-8300', name: 'Mathematics', code: '8300' },
  option: { id: 'aqa-gcse-8300h', name: 'Higher tier', code: '8300H' },
  ...{ papers: [], answer: 'waiting', reason: '', answeredBy: '', answeredAt: null, ...said },
});
const opened = (rows: SubmittedRow[]): OpenedSubmission => ({
  ...{ id: 's1', board: { id: 'aqa', title: 'AQA' }, series: { id: 'summer-2027', name: 'Summer 2027' } },
  ...{ campus: 'oxford', centreNumber: '91526', kind: 'entries', sequence: 1, author: 'Ana Reis' },
  ...{ madeAt: '2026-11-02T10:00:00.000Z', counts: { entry: rows.length, amendment: 0, withdrawal: 0 } },
  ...{ answers: { waiting: rows.length, accepted: 0, refused: 0 }, rows },
});
const sent = () => server.heard.filter(({ route }) => route === routes.answerSubmission).map(({ body }) => body);

test('the rows are shown as they were sent, with their answers, and the page is called by them', async () => {
  const refused = {
    answer: 'refused',
    reason: 'Wrong UCI',
    answeredBy: 'Rui',
    answeredAt: '2026-11-03T10:00:00Z',
  } as const;
  server.answer(routes.boardSubmissionOf, opened([row('1', 'Zoë Ng'), row('2', 'Ana Luz', refused)]));
  const columns: BoardLayout['columns'] = [{ column: 'ULN', heading: 'Learner' }];
  const layout = { id: 'l1', name: 'AQA portal', columns, version: 1, changedBy: 'Rui' };
  server.answer(routes.boardLayouts, [
    { ...layout, board: 'aqa' },
    { ...layout, id: 'l2', name: 'Interchange', board: 'ocr' },
  ]);
  const onShow = jest.fn();
  renderInHost(<BoardSubmission submissionId="s1" onShow={onShow} />);
  const zoe = within(await screen.findByRole('row', { name: /Zoë Ng/ }));
  for (const text of ['NG:ZOE', 'Candidate 0007', 'UCI 612340261234D', 'No answer yet']) {
    expect(zoe.getByText(text)).toBeVisible();
  }
  expect(within(screen.getByRole('row', { name: /Ana Luz/ })).getByText('Wrong UCI')).toBeVisible();
  expect(onShow).toHaveBeenCalledWith('AQA, Summer 2027, Oxford, number 1');
  expect(await screen.findByRole('link', { name: 'Download as AQA portal' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/exams\/submission\/s1\/file\?layout=l1$/),
  );
  expect(screen.getByRole('link', { name: 'Download the file with every column' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/exams\/submission\/s1\/file$/),
  );
  expect(screen.queryByRole('link', { name: /Interchange/ })).not.toBeInTheDocument();
});

test('many rows are accepted at once, those refused before stay so, and which could not be is named with its reason', async () => {
  const user = userEvent.setup();
  server.answer(
    routes.boardSubmissionOf,
    opened([
      row('1', 'Zoë Ng'),
      row('2', 'Ana Luz'),
      row('3', 'Rui Melo', { answer: 'accepted' }),
      row('4', 'Eva Reis', { answer: 'refused' }),
    ]),
  );
  server.answer(routes.answerSubmission, [
    { id: '1', done: true, message: '' },
    { id: '2', done: false, message: 'Rui has recorded meanwhile: refused.' },
  ]);
  renderInHost(<BoardSubmission submissionId="s1" />);
  await user.click(await screen.findByRole('checkbox', { name: 'Select this page' }));
  await user.click(screen.getByRole('button', { name: 'Accepted by the board' }));
  expect(await screen.findByText('1 row recorded as accepted.')).toBeVisible();
  expect(screen.getByText('Ana Luz, Mathematics 8300H: Rui has recorded meanwhile: refused.')).toBeVisible();
  const given = { was: 'waiting', answer: 'accepted', reason: '' };
  expect(sent()).toEqual([{ rows: ['1', '2'].map((id) => ({ id, ...given })) }]);
});

test('a refusal needs the board’s reason, and says what follows of it', async () => {
  const user = userEvent.setup();
  server.answer(routes.boardSubmissionOf, opened([row('1', 'Zoë Ng')]));
  server.answer(routes.answerSubmission, [{ id: '1', done: true, message: '' }]);
  renderInHost(<BoardSubmission submissionId="s1" />);
  await user.click(await screen.findByRole('button', { name: 'Actions for Zoë Ng, Mathematics 8300H' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Refused' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Refused by the board' }));
  expect(dialog.getByText(/The entry is refused by it/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Record it' }));
  expect(await dialog.findByText('A refusal needs the board’s reason')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /The board’s reason/ }), 'Wrong UCI');
  await user.click(await dialog.findByRole('button', { name: 'Record it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent()).toEqual([{ rows: [{ id: '1', was: 'waiting', answer: 'refused', reason: 'Wrong UCI' }] }]);
});
