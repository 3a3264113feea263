import { type ExamDay, routes } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen, within } from '@testing-library/react';
import ExamDays from './ExamDays';

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const day: ExamDay = {
  ...{ campus: 'oxford', on: '2027-05-17', session: 'am', series: { id: 'summer-2027', name: 'Summer 2027' } },
  papers: [
    {
      ...{ paperId: 'aqa-gcse-8300-1h', board: { id: 'aqa', title: 'AQA' }, named: 'Mathematics 8300/1H' },
      ...{ title: 'Paper 1', minutes: 90, entries: 12 },
    },
  ],
};

test('a session shows its papers with how many are entered, and its register, seating list and workbook', async () => {
  server.answer(routes.examDays, [day]);
  renderInHost(<ExamDays />);
  const session = within(await screen.findByRole('region', { name: '17th May 2027, morning' }));
  expect(session.getByText('Oxford, Summer 2027')).toBeVisible();
  expect(session.getByRole('row', { name: 'Mathematics 8300/1H: Paper 1 AQA 90 12' })).toBeVisible();
  const register = session.getByRole('link', { name: 'Attendance register (PDF) of 17th May 2027, morning, Oxford' });
  expect(register).toHaveAttribute(
    'href',
    expect.stringMatching(/\/exams\/days\/oxford\/2027-05-17\/am\/register\.pdf$/),
  );
  expect(session.getAllByRole('link')).toHaveLength(3);
});

test('where no paper has a day it says so and where days are set; a failure has its reason', async () => {
  server.answer(routes.examDays, []);
  const { unmount } = renderInHost(<ExamDays />);
  expect(await screen.findByText('No paper that a candidate is entered for has a day yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'exam catalogue' })).toHaveAttribute('href', '/staff/catalogue');
  unmount();
  server.refuse(routes.examDays, 503, 'The database does not answer.');
  renderInHost(<ExamDays />);
  expect(await screen.findByText('The database does not answer.')).toBeVisible();
});
