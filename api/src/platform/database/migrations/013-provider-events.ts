import { type Kysely, sql } from 'kysely';

interface Then {
  cardPayments: { id: string; enquiryId: string; intentId: string | null; madeAt: string; endedAt: string | null };
  paid: { intentId: string };
  jobs: { kind: string } & Record<string, unknown>;
}

/** Payments that were made before they had an end have it now; those still open are reconciled from now on. */
export async function up(db: Kysely<Then>): Promise<void> {
  await db.schema
    .createTable('provider_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('intent_id', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();
  await db
    .updateTable('cardPayments')
    .set({ endedAt: sql`made_at` })
    .where('endedAt', 'is', null)
    .where('intentId', 'in', (paid) => paid.selectFrom('paid').select('intentId'))
    .execute();
  const open = await db.selectFrom('cardPayments').selectAll().where('endedAt', 'is', null).execute();
  for (const { id, enquiryId, madeAt } of open) {
    const job = { id: `reconcile:${id}`, kind: 'reconcile', payload: JSON.stringify({ paymentId: id }), enquiryId };
    await db
      .insertInto('jobs')
      .values({ ...job, runAt: madeAt, attempts: 0, lockedUntil: null, lastError: null, deadAt: null })
      .execute();
  }
}

/** The jobs are made anew on the way up. */
export async function down(db: Kysely<Then>): Promise<void> {
  await db.deleteFrom('jobs').where('kind', '=', 'reconcile').execute();
  await db.schema.dropTable('provider_events').execute();
}
