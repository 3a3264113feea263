import { comingIn, goingBack, type MoneyOfMonth, type Movement, type Period } from '@forms/shared/contract';
import { type Expression, sql } from 'kysely';
import type { Database } from '../../platform/database/database';

/** The money of each month of a period in which any moved or was asked, as the ledger has it; of the first and last month, what lies in the period. */
export async function moneyByMonth(db: Database, { from, to }: Period): Promise<MoneyOfMonth[]> {
  const months = new Map<string, MoneyOfMonth>();
  const add = (month: string, what: keyof Omit<MoneyOfMonth, 'month'>, amount: number) => {
    const known = months.get(month) ?? { month, invoiced: 0, credited: 0, received: 0, refunded: 0 };
    months.set(month, { ...known, [what]: known[what] + amount });
  };

  const invoiced = await db
    .selectFrom('invoices')
    .select(({ fn, ref }) => [monthIn(ref('date')).as('month'), fn.sum<number>('amount').as('amount')])
    .where('status', 'not in', ['proposed', 'final'])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .groupBy('month')
    .execute();
  for (const { month, amount } of invoiced) add(month, 'invoiced', amount);

  const credited = await db
    .selectFrom('creditNotes')
    .select(({ fn, ref }) => [monthIn(ref('date')).as('month'), fn.sum<number>('amount').as('amount')])
    .where('date', '>=', from)
    .where('date', '<=', to)
    .groupBy('month')
    .execute();
  for (const { month, amount } of credited) add(month, 'credited', amount);

  const moved = await db
    .selectFrom('moneyEntries')
    .leftJoin('moneyEntries as undone', 'undone.id', 'moneyEntries.reverses')
    .select(({ fn, ref }) => [
      monthIn(ref('moneyEntries.receivedOn')).as('month'),
      fn.coalesce(ref('undone.kind'), ref('moneyEntries.kind')).$castTo<Movement['kind']>().as('movement'),
      fn.sum<number>('moneyEntries.amount').as('amount'),
    ])
    .where('moneyEntries.receivedOn', '>=', from)
    .where('moneyEntries.receivedOn', '<=', to)
    .groupBy(['month', 'movement'])
    .execute();
  for (const { month, movement, amount } of moved) {
    if (comingIn.includes(movement)) add(month, 'received', amount);
    if (goingBack.includes(movement)) add(month, 'refunded', -amount);
  }
  return [...months.values()].sort((one, other) => one.month.localeCompare(other.month));
}

const monthIn = (day: Expression<string>) => sql<string>`substr(${day}, 1, 7)`;
