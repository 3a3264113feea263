import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** What staff set of an offer beside its price, the history of what they did, and how often the catalogue has changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const add of [
    db.schema.alterTable('exam_options').addColumn('kind', 'text', (column) => column.notNull().defaultTo('whole')),
    db.schema.alterTable('exam_options').addColumn('capacity', 'integer'),
    db.schema.alterTable('exam_options').addColumn('age_years', 'integer'),
    db.schema.alterTable('exam_options').addColumn('age_on', 'text'),
    db.schema
      .alterTable('exam_options')
      .addColumn('campuses', 'text', (column) => column.notNull().defaultTo('oxford lisbon')),
    db.schema.alterTable('exam_options').addColumn('retired_at', 'text'),
    db.schema.alterTable('exam_options').addColumn('version', 'integer', (column) => column.notNull().defaultTo(0)),
    db.schema.alterTable('exam_options').addColumn('changed_by', 'text'),
    db.schema.alterTable('exam_options').addColumn('changed_at', 'text'),
    db.schema.alterTable('exam_papers').addColumn('tier', 'text'),
    db.schema.alterTable('exam_papers').addColumn('minutes', 'integer'),
    db.schema.alterTable('exam_papers').addColumn('sittings', 'text', (column) => column.notNull().defaultTo('[]')),
  ]) {
    await add.execute();
  }
  await db.schema
    .createTable('exam_catalogue')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('seeded_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('exam_offer_steps')
    .addColumn('option_id', 'text', (column) => column.notNull().references('exam_options.id'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('was', 'text')
    .addColumn('became', 'text')
    .addPrimaryKeyConstraint('offer_step', ['option_id', 'version'])
    .execute();
  for (const statement of refusalsOf(db).made) await sql.raw(statement).execute(db);
}

const message = 'The history of offers is append-only';
/** What refuses to change or remove a step. */
function refusalsOf(db: Kysely<unknown>): { made: string[]; dropped: string[] } {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    return {
      made: [
        `create function refuse_in_offer_steps() returns trigger language plpgsql as $$ begin
          raise exception '${message}';
        end $$`,
        'create trigger offer_steps_stay before update or delete on exam_offer_steps for each row execute function refuse_in_offer_steps()',
      ],
      dropped: ['drop function refuse_in_offer_steps() cascade'],
    };
  }
  const refuse = `begin select raise(abort, '${message}'); end`;
  const kinds = ['update', 'delete'];
  return {
    made: kinds.map((kind) => `create trigger offer_steps_${kind} before ${kind} on exam_offer_steps ${refuse}`),
    dropped: kinds.map((kind) => `drop trigger offer_steps_${kind}`),
  };
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const statement of refusalsOf(db).dropped) await sql.raw(statement).execute(db);
  for (const table of ['exam_offer_steps', 'exam_catalogue']) await db.schema.dropTable(table).execute();
  for (const column of ['sittings', 'minutes', 'tier']) {
    await db.schema.alterTable('exam_papers').dropColumn(column).execute();
  }
  const ofOptions = [
    'changed_at',
    'changed_by',
    'version',
    'retired_at',
    'campuses',
    'age_on',
    'age_years',
    'capacity',
  ];
  for (const column of [...ofOptions, 'kind']) await db.schema.alterTable('exam_options').dropColumn(column).execute();
}
