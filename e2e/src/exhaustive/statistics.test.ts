import { routes, today } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { looksAround } from '../journeys/looksAround';
import { filled } from './fillForms';

const here = journeys();
const SLUG = 'tuition-services-v2';
/** Screens are looked at on the way. */
const WALK_MS = 240_000;

test(
  'who began a form, stopped at a step or finished it is counted without a trace of them, and staff see where people stop',
  async () => {
    const pages = Object.entries(filled.find(({ slug }) => slug === SLUG)?.pages ?? {});
    const [first, second] = pages;
    if (!first || !second) throw new Error('The form has no two pages');

    const one = await here.visitor();
    await one.opens(`/${SLUG}`);
    await one.find('heading', first[0]);
    await first[1](one);
    await one.presses('Continue');
    await one.find('heading', second[0]);

    const other = await here.visitor();
    await other.opens(`/${SLUG}`);
    for (const [title, fill] of pages) {
      await other.find('heading', title);
      await fill(other);
      await other.presses('Continue');
    }
    await other.find('heading', 'Check your answers');
    await other.presses('Submit');
    await other.sees('Reference');
    expect((await one.page.cookies()).length + (await other.page.cookies()).length).toBe(0);

    const member = await here.visitor();
    await member.opens(await here.product.loginLink());
    await member.follows('Statistics');
    const { path } = routes.statisticsOf;
    const ofToday = { ...routes.statisticsOf, path: `${path}?from=${today()}&to=${today()}` };
    const counted = async () => {
      const { visits } = await here.product.asStaff(ofToday);
      return visits.weeks.map(({ begun, finished }) => [begun, finished]);
    };
    await member.eventually(async () => String(await counted()) === '2,1', 'both visits to be counted');
    await member.opens('/staff/statistics');
    await member.sees('Forms begun: 2, finished: 1 (50 %)');
    const wrong = await looksAround(member, 'staff-statistics-begun');
    await member.follows('Tuition services');
    await member.find('heading', 'Where people stop');
    const rows = await member.page.$$eval('tbody tr', (all) =>
      all.map((row) => [...row.querySelectorAll('th, td:not([aria-hidden])')].map((cell) => cell.textContent)),
    );
    expect(rows).toContainEqual([first[0], '2', '100 %', '0']);
    expect(rows).toContainEqual([second[0], '2', '100 %', '1']);
    expect(rows).toContainEqual(['Check your answers', '1', '50 %', '0']);
    wrong.push(...(await looksAround(member, 'staff-statistics-stops', [375, 1024, 1440])));
    expect(wrong).toEqual([]);
  },
  WALK_MS,
);
