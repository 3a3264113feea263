import { mondayOf, routes, type Statistics as StatisticsOfPeriod, today } from '@forms/shared/contract';
import { fakeServer, renderInHost } from '@forms/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Statistics } from './Statistics';

const of = { formSlug: 'tuition', campus: 'oxford' } as const;
const step = (name: string, reached: number, wentOn: number) => ({
  ...of,
  formVersion: 1,
  step: name,
  reached,
  wentOn,
});
const visited: StatisticsOfPeriod = {
  submissions: [],
  money: [],
  visits: {
    weeks: [{ ...of, week: mondayOf(today()), begun: 2, finished: 1 }],
    steps: [step('who', 2, 2), step('wishes', 2, 1), step('_check', 1, 1)],
    spans: [{ ...of, span: 5, count: 1 }],
  },
  forms: [
    {
      slug: 'tuition',
      title: 'Tuition',
      steps: [
        { key: 'who', title: 'Who you are' },
        { key: 'wishes', title: 'Wishes' },
        { key: '_check', title: 'Check your answers' },
      ],
    },
  ],
  origins: [{ id: 'search', name: 'Search engine' }],
};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
});
afterEach(() => server.stop());

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.querySelectorAll('th, td:not([aria-hidden])')].map(({ textContent }) => textContent));

test('staff see how many began and finished, then of one form where they stopped, and how long it took', async () => {
  server.answer(routes.statisticsOf, visited);
  const { router } = renderInHost(<Statistics />);
  expect(await screen.findByRole('heading', { name: 'Forms begun: 2, finished: 1 (50 %)' })).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Tuition' }));
  expect(router.state.location.search).toBe('?form=tuition');
  const stops = await screen.findByRole('region', { name: 'Where people stop' });
  expect(cellsOf(within(stops).getByRole('table'))).toEqual([
    ['Who you are', '2', '100 %', '0'],
    ['Wishes', '2', '100 %', '1'],
    ['Check your answers', '1', '50 %', '0'],
  ]);
  const time = screen.getByRole('region', { name: 'Time taken' });
  expect(time).toHaveTextContent('Median: 5 to 10 minutes');
  expect(screen.getByText(/without a trace of who it was/)).toBeVisible();
});

test('another campus is its own, and where people heard of the college is said not to be known', async () => {
  server.answer(routes.statisticsOf, visited);
  renderInHost(<Statistics />, { path: '/?campus=lisbon&origin=search' });
  expect(
    await screen.findByText('Nobody was counted who began a form in this period that is like that.'),
  ).toBeVisible();
  expect(screen.getByText(/heard of the college is not known of them/)).toBeVisible();
});

test('numbers that could not be loaded say so, and come by trying again', async () => {
  server.refuse(routes.statisticsOf, 500, 'It went wrong.');
  renderInHost(<Statistics />);
  expect(await screen.findByText('The numbers could not be loaded')).toBeVisible();
  server.answer(routes.statisticsOf, visited);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Forms begun: 2, finished: 1 (50 %)' })).toBeVisible();
});
