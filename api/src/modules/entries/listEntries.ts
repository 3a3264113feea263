import { campusNames, type EntriesAsked, type EntryChoice, type EntryList } from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { type Order, orderAsked, pageIn } from '../../platform/lists/keyset';
import { holdsAll } from '../../platform/lists/search';
import { withCounts } from '../../platform/lists/withCounts';
import { titleOfBoard } from '../exams/titles';
import { clashingEntries } from './clashingEntries';
import { describeEntries } from './describeEntries';

/** What the list is narrowed to besides the words that are searched for. */
const narrowing = ['series', 'board', 'campus', 'tab'] as const;
type Narrowing = (typeof narrowing)[number];
const columns = { series: 'seriesId', board: 'board', campus: 'campus', tab: 'state' } as const;

const order: Order = { by: sql`named`, id: sql`id`, isPersonal: true };

/** A page of the entries whose candidate's name, or application's reference, has all of these words, folded, with how many there are of each kind. */
export async function listEntries(db: Database, query: EntriesAsked, words: readonly string[]): Promise<EntryList> {
  const clashing = query.clash && (await clashingEntries(db, query.series));
  const found = foundIn(db, words, clashing);
  const cells = await cellsOf(found);
  let narrowed = found.selectAll();
  for (const each of narrowing) if (query[each]) narrowed = narrowed.where(columns[each], '=', query[each]);
  const { rows, ...page } = await pageIn(narrowed, order, orderAsked({ name: order }, 'name', query).how);
  const tabs = [...counted(cells, query, 'tab')].map(([tab, count]) => ({ tab, count }));
  return {
    ...(await withCounts({ ...page, rows: await describeEntries(db, rows) }, { execute: async () => tabs })),
    series: choices(cells, query, 'series', (cell) => cell.seriesName),
    boards: choices(cells, query, 'board', (cell) => titleOfBoard(cell.board)),
    campuses: choices(cells, query, 'campus', ({ campus }) => (campus ? campusNames[campus] : '')),
  };
}

/** Those of `clashing`, where that is asked for. PostgreSQL takes no empty list, and no id is an empty text. */
const foundIn = (db: Database, words: readonly string[], clashing: readonly string[] | undefined) =>
  db
    .selectFrom('examEntries')
    .where(holdsAll(sql`(named || ' ' || reference)`, words))
    .$if(clashing !== undefined, (query) => query.where('id', 'in', ['', ...(clashing ?? [])]));

/** How many entries there are of each series, board, campus and tab together: a few hundred rows at most. */
const cellsOf = (found: ReturnType<typeof foundIn>) =>
  found
    .select(['seriesId as series', 'board', 'campus', 'state as tab'])
    .select(({ fn }) => [fn.max('seriesName').as('seriesName'), fn.countAll<number>().as('count')])
    .groupBy(['seriesId', 'board', 'campus', 'state'])
    .execute();
type Cell = Awaited<ReturnType<typeof cellsOf>>[number];

/** Whether a cell is among what the list is narrowed to, but for one of the ways. */
const fits = (cell: Cell, query: EntriesAsked, but?: Narrowing) =>
  narrowing.every((each) => each === but || !query[each] || cell[each] === query[each]);

/** Of each value, how many entries there are among those that all else leads to. */
function counted(cells: readonly Cell[], query: EntriesAsked, by: Narrowing): Map<string, number> {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const count = fits(cell, query, by) ? Number(cell.count) : 0;
    counts.set(cell[by] ?? '', (counts.get(cell[by] ?? '') ?? 0) + count);
  }
  return counts;
}

function choices(
  cells: readonly Cell[],
  query: EntriesAsked,
  by: Exclude<Narrowing, 'tab'>,
  titleOf: (cell: Cell) => string,
): EntryChoice[] {
  const titles = new Map(cells.map((cell) => [cell[by] ?? '', titleOf(cell)]));
  return [...counted(cells, query, by)]
    .filter(([id]) => id !== '')
    .map(([id, count]) => ({ id, title: titles.get(id) ?? '', count }))
    .sort((one, other) => one.title.localeCompare(other.title));
}
