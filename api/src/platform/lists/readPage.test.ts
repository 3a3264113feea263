import fc from '@forms/shared/testing/fast-check';
import type { Place } from './place';
import { readPage } from './readPage';

interface Row {
  by: number;
  id: string;
}
const rowOf = fc.record({ by: fc.integer({ min: 0, max: 5 }), id: fc.uuid() });
const rows = fc.uniqueArray(rowOf, { selector: ({ id }) => id, maxLength: 40 });
const compare = (one: Row, other: Row) => one.by - other.by || (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

/** Reads from rows as a database does from its table. */
const reading = (table: readonly Row[]) => async (place: Place, limit: number) => {
  const sign = place.way === 'on' ? 1 : -1;
  const from = place.from as Row | undefined;
  return [...table]
    .sort((one, other) => sign * compare(one, other))
    .filter((row) => !from || sign * compare(row, from) > 0)
    .slice(0, limit);
};
const page = (table: readonly Row[], place: string | undefined, size: number) =>
  readPage(reading(table), ({ by, id }) => ({ by, id }), { place, size });

const walks = fc.record({
  start: rows,
  added: fc.array(rowOf, { maxLength: 20 }),
  size: fc.integer({ min: 1, max: 7 }),
  way: fc.constantFrom('next' as const, 'previous' as const),
});

test('Whatever is added while somebody pages through a list, what was there is met once, in order; what goes is missed alone.', async () => {
  await fc.assert(
    fc.asyncProperty(walks, fc.integer({ min: 0, max: 39 }), async ({ start, added, size, way }, gone) => {
      let table: Row[] = [...start];
      const removed = start[gone];
      const met: Row[] = [];
      const last = (await page(table, undefined, size)).last ?? undefined;
      let place = way === 'next' ? undefined : last;
      for (let turn = 0; ; turn += 1) {
        const read = await page(table, place, size);
        met.push(...(way === 'next' ? read.rows : read.rows.toReversed()));
        if (read[way] === null) break;
        place = read[way];
        const newcomer = added[turn];
        if (newcomer && !table.some(({ id }) => id === newcomer.id)) table.push(newcomer);
        if (turn === 1) table = table.filter(({ id }) => id !== removed?.id);
      }
      const stayed = start.filter(({ id }) => id !== removed?.id);
      const known = met.filter(({ id }) => stayed.some((row) => row.id === id));
      const inOrder = [...stayed].sort(compare);
      // Going back ends on a full first page, which may repeat its end.
      if (way === 'previous') return expect(new Set(known)).toEqual(new Set(inOrder));
      // Going on to what has gone meanwhile ends on the last page, which has been met.
      const again = known.slice(inOrder.length);
      expect(known).toEqual([...inOrder, ...inOrder.slice(inOrder.length - again.length)]);
    }),
  );
});

test('A page is full as long as there are rows for it, and knows its neighbours and the end.', async () => {
  const table = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ by: 0, id }));
  const ids = ({ rows }: { rows: Row[] }) => rows.map(({ id }) => id).join('');
  const first = await page(table, undefined, 2);
  expect([ids(first), first.previous]).toEqual(['ab', null]);
  const second = await page(table, first.next ?? '', 2);
  const third = await page(table, second.next ?? '', 2);
  expect([ids(second), ids(third), third.next, third.last]).toEqual(['cd', 'e', null, null]);
  const last = await page(table, first.last ?? '', 2);
  expect([ids(last), last.next]).toEqual(['de', null]);
  // One back from it is not a whole page: the first stands there.
  const before = await page(table, last.previous ?? '', 4);
  expect([ids(before), before.previous]).toEqual(['abcd', null]);
});

test('Who goes on to rows that have all gone meanwhile is shown the last page, also where they have just met it.', async () => {
  const table = ['a', 'b', 'c'].map((id) => ({ by: 0, id }));
  const first = await page(table, undefined, 2);
  const second = await page(table.slice(0, 2), first.next ?? '', 2);
  expect([first, second].map(({ rows }) => rows.map(({ id }) => id))).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
  expect(second.next).toBeNull();
});

test('Who goes back from an end that has gone meanwhile meets what stood before it.', async () => {
  const table = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ by: 0, id }));
  const { last } = await page(table, undefined, 2);
  const { previous } = await page(table, last ?? '', 1);
  const before = await page(table.slice(0, 3), previous ?? '', 2);
  expect(before.rows.map(({ id }) => id)).toEqual(['b', 'c']);
});

test.each([
  ['nothing', undefined],
  ['rubbish', 'not a place'],
  ['another way', Buffer.from('["aside","a",1]').toString('base64url')],
])('An address with %s for a place opens at the first page.', async (_, place) => {
  const read = await page([{ by: 0, id: 'a' }], place, 2);
  expect([read.rows.length, read.previous, read.next]).toEqual([1, null, null]);
});
