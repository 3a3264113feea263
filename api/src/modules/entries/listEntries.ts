import {
  campusNames,
  type EntriesAsked,
  type EntryChoice,
  type EntryList,
  type ListedEntry,
} from '@forms/shared/contract';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database';
import { countTabs } from '../../platform/lists/countTabs';
import { batchesIn, type Order, orderAsked, pageIn } from '../../platform/lists/keyset';
import { holdsAll } from '../../platform/lists/search';
import { ROWS_AT_ONCE } from '../../platform/lists/sendList';
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
  const found = await foundIn(db, query, words);
  const cells = await cellsOf(found);
  const { rows, ...page } = await pageIn(narrowedTo(found, query), order, howAsked(query));
  const tabs = [...counted(cells, query, 'tab')].map(([tab, count]) => ({ tab, count }));
  return {
    ...page,
    rows: await describeEntries(db, rows),
    ...(await countTabs({ execute: async () => tabs })),
    series: choices(cells, query, 'series', (cell) => cell.seriesName),
    boards: choices(cells, query, 'board', (cell) => titleOfBoard(cell.board)),
    campuses: choices(cells, query, 'campus', ({ campus }) => (campus ? campusNames[campus] : '')),
  };
}

/** All entries that a page would be of, some at once: what clashes is worked out once for them, and none are counted. */
export async function* everyEntry(
  db: Database,
  query: EntriesAsked,
  words: readonly string[],
): AsyncGenerator<ListedEntry[]> {
  const { found } = await foundIn(db, query, words);
  const how = { ...howAsked(query), size: ROWS_AT_ONCE };
  for await (const rows of batchesIn(narrowedTo({ found }, query), order, how)) yield await describeEntries(db, rows);
}

const howAsked = (query: EntriesAsked) => orderAsked({ name: order }, 'name', query).how;

/** The entries that hold these words, and where that is asked for clash. In an object, since a query may not be awaited. */
async function foundIn(db: Database, { clash, series }: EntriesAsked, words: readonly string[]) {
  const clashing = clash && (await clashingEntries(db, series));
  // PostgreSQL takes no empty list, and no id is an empty text.
  const found = db
    .selectFrom('examEntries')
    .where(holdsAll(sql`(named || ' ' || reference)`, words))
    .$if(clashing !== undefined, (query) => query.where('id', 'in', ['', ...(clashing ?? [])]));
  return { found };
}
type Found = Awaited<ReturnType<typeof foundIn>>;

function narrowedTo({ found }: Found, query: EntriesAsked) {
  let narrowed = found.selectAll();
  for (const each of narrowing) if (query[each]) narrowed = narrowed.where(columns[each], '=', query[each]);
  return narrowed;
}

/** How many entries there are of each series, board, campus and tab together: a few hundred rows at most. */
const cellsOf = ({ found }: Found) =>
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
