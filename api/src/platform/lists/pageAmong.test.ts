import { type OrderAmong, pageAmong } from './pageAmong';

interface Debt {
  id: string;
  owing: number;
}
const byOwing: OrderAmong<Debt> = { by: ({ owing }) => owing, id: ({ id }) => id };
const byName: OrderAmong<Debt> = { by: ({ id }) => id, id: ({ id }) => id, isPersonal: true };
const debts = Array.from({ length: 25 }, (_, at) => ({ id: `d${String(at).padStart(2, '0')}`, owing: at % 4 }));

async function walk(rows: readonly Debt[], order: OrderAmong<Debt>, down: boolean): Promise<string[]> {
  const met: string[] = [];
  for (let place: string | undefined; ; ) {
    const page = await pageAmong(rows, order, { place, size: 10, down });
    expect(page.before).toBe(met.length);
    met.push(...page.rows.map(({ id }) => id));
    if (page.next === null) return met;
    place = page.next;
  }
}

it.each([
  ['up', byOwing, false],
  ['down', byOwing, true],
  ['by names', byName, false],
  ['by names down', byName, true],
] as const)('Pages that are turned %s meet every row once, in order, ties by their id.', async (_, order, down) => {
  const met = await walk(debts, order, down);
  const sorted = debts.map((each) => `${order.by(each)} ${each.id}`).sort();
  const owingOf = new Map(debts.map((each) => [each.id, `${order.by(each)} ${each.id}`]));
  expect(met.map((id) => owingOf.get(id))).toEqual(down ? sorted.reverse() : sorted);
});

it('A row that goes between two pages hides no other, and the way back leads to the first page.', async () => {
  const first = await pageAmong(debts, byOwing, { place: undefined, size: 10, down: false });
  const end = first.rows.at(-1);
  const left = debts.filter((each) => each !== end);
  const second = await pageAmong(left, byOwing, { place: first.next ?? '', size: 10, down: false });
  expect(second.rows).not.toContainEqual(expect.objectContaining({ id: first.rows[0]?.id }));
  expect(second.before).toBe(9);
  const back = await pageAmong(debts, byOwing, { place: second.previous ?? '', size: 10, down: false });
  expect(back.rows).toEqual(first.rows);
});

it('The last page is full, and a list of nothing is one empty page.', async () => {
  const first = await pageAmong(debts, byOwing, { place: undefined, size: 10, down: false });
  const last = await pageAmong(debts, byOwing, { place: first.last ?? '', size: 10, down: false });
  expect([last.before, last.rows.length, last.next]).toEqual([15, 10, null]);
  expect(await pageAmong([], byOwing, { place: undefined, size: 10, down: false })).toMatchObject({
    ...{ rows: [], before: 0, previous: null, next: null, last: null },
  });
});
