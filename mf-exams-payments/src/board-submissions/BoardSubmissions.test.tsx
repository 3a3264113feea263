import {
  type BoardSubmission,
  CENTRE_CHANGED,
  type DueRow,
  type DueSubmission,
  routes,
  SUBMISSION_CHANGED,
  type SubmissionPreview,
} from '@forms/shared/contract';
import { fakeServer, fakeServices, renderInHost } from '@forms/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BoardSubmissions from './BoardSubmissions';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answer(routes.boardLayouts, []);
});
afterEach(() => server.stop());

const due = (said: Partial<DueSubmission> = {}): DueSubmission => ({
  ...{ board: { id: 'aqa', title: 'AQA' }, series: { id: 'summer-2027', name: 'Summer 2027' }, campus: 'oxford' },
  ...{ centreNumber: '91526', kind: 'entries', sequence: 1, counts: { entry: 2, amendment: 0, withdrawal: 0 } },
  ...said,
});
const row = (id: string, name: string, said: Partial<DueRow> = {}): DueRow => ({
  ...{ id, name, version: 1, enquiryId: `of-${id}`, reference: 'EX-7K2M9Q', birthDate: '2009-02-28', uci: '', uln: '' },
  ...{ candidateNumber: '', certificateName: 'NG:ZOE', act: 'entry', was: null, candidateWas: null },
  level: { id: 'gcse', title: 'GCSE' },
  subject: { id: 'aqa-gcse-8300', name: 'Mathematics', code: '8300' },
  option: { id: 'aqa-gcse-8300h', name: 'Higher tier', code: '8300H' },
  ...{ payment: { invoiceId: 'i1', label: 'Overdue' }, ...said },
});
const sent: BoardSubmission = {
  ...due({ sequence: 2, kind: 'amendments', counts: { entry: 0, amendment: 2, withdrawal: 1 } }),
  ...{ id: 's2', author: 'Ana Reis', madeAt: '2026-11-02T10:00:00.000Z' },
  answers: { waiting: 1, accepted: 1, refused: 1 },
};
function showing(all: DueSubmission[], preview: Partial<SubmissionPreview> = {}, services = fakeServices()) {
  server.answer(routes.dueSubmissions, all);
  const rows = [row('1', 'Zoë Ng', { uci: '612340261234E' }), row('2', 'Rui Melo')];
  server.answer(routes.previewSubmission, { ...due(), rows, seen: 'seen', ...preview });
  server.answer(routes.boardSubmissions, [sent]);
  server.answer(routes.boardCentres, [
    { board: 'aqa', campus: 'oxford', number: '91526' },
    { board: 'aqa', campus: 'lisbon', number: '' },
  ]);
  renderInHost(<BoardSubmissions />, { services });
  return userEvent.setup();
}
const heard = (route: (typeof routes)[keyof typeof routes]) => server.heard.filter((each) => each.route === route);

test('what is to be sent is frozen as it is seen, but for who is left out, once it is confirmed', async () => {
  const services = fakeServices();
  const user = showing([due()], {}, services);
  const zoe = await screen.findByRole('row', { name: /Zoë Ng/ });
  expect(within(zoe).getByText('To check: its last letter does not fit the rest')).toBeVisible();
  expect(screen.getByText(/First entries, number 1 of centre 91526/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for Zoë Ng, Mathematics 8300H' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Leave out' }));
  expect(within(await screen.findByRole('row', { name: /Zoë Ng/ })).getByText('Left out')).toBeVisible();
  server.answer(routes.makeSubmission, { id: 's1' });
  await user.click(screen.getByRole('button', { name: 'Freeze 1 row' }));
  expect(await screen.findByText('First entries to AQA, Summer 2027, Oxford are frozen.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Its file and the board’s answers' })).toHaveAttribute(
    'href',
    '/staff/submission/s1',
  );
  expect(services.confirm).toHaveBeenCalledTimes(1);
  expect(heard(routes.makeSubmission)[0]?.body).toEqual({
    ...{ board: 'aqa', series: 'summer-2027', campus: 'oxford', seen: 'seen', leftOut: ['1'] },
  });
});

test('what has changed meanwhile is said and looked at again, and without a centre number nothing is frozen', async () => {
  const user = showing([due(), due({ campus: 'lisbon' })]);
  server.refuse(routes.makeSubmission, 409, SUBMISSION_CHANGED.message);
  await user.click(await screen.findByRole('button', { name: 'Freeze 2 rows' }));
  expect(await screen.findByText(SUBMISSION_CHANGED.message)).toBeVisible();
  await waitFor(() => expect(heard(routes.previewSubmission).length).toBeGreaterThan(1));
  server.answer(routes.previewSubmission, {
    ...due({ campus: 'lisbon', centreNumber: '' }),
    rows: [row('3', 'Ana')],
    seen: '',
  });
  await user.selectOptions(screen.getByLabelText('Board, series and campus'), 'AQA, Summer 2027, Lisbon: 2 entries');
  expect(await screen.findByText(/no number yet: set it below/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Freeze 1 row' })).toBeDisabled();
});

test('what was sent says how far its answers are; where all is known, that is said', async () => {
  showing([]);
  expect(await screen.findByText('The boards know of all entries in the series ahead.')).toBeVisible();
  const item = within(await screen.findByRole('listitem'));
  expect(item.getByRole('link', { name: 'AQA, Summer 2027, Oxford, number 2' })).toHaveAttribute(
    'href',
    '/staff/submission/s2',
  );
  expect(item.getByText(/Amendments and withdrawals of centre 91526/)).toHaveTextContent(
    '2 amendments, 1 withdrawal. 1 accepted, 1 refused, 1 without an answer.',
  );
});

test('a centre number is set in place of what was seen, and a wrong one is refused where it is typed', async () => {
  const user = showing([]);
  await user.click(await screen.findByRole('button', { name: 'Edit the number of Oxford with AQA' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Oxford with AQA' }));
  const number = dialog.getByLabelText('Centre number');
  await user.clear(number);
  await user.type(number, '915');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('A centre number has 5 digits or letters')).toBeVisible();
  await user.type(number, 'ab');
  server.refuse(routes.changeBoardCentre, 409, CENTRE_CHANGED.message);
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(CENTRE_CHANGED.message)).toBeVisible();
  expect(heard(routes.changeBoardCentre)[0]?.body).toEqual({
    ...{ board: 'aqa', campus: 'oxford', was: '91526', number: '915AB' },
  });
});
