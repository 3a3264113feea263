import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('remote_lines')
    .addColumn('remote', 'text', (column) => column.primaryKey())
    .addColumn('live', 'text')
    .addColumn('candidate', 'text')
    .addColumn('share', 'integer', (column) => column.notNull())
    .addColumn('rollout', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('steps', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('remote_versions')
    .addColumn('remote', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('manifest', 'text', (column) => column.notNull())
    .addColumn('contract', 'text', (column) => column.notNull())
    .addColumn('integrity', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('build', 'text')
    .addColumn('files', 'text')
    .addColumn('bytes', 'integer')
    .addColumn('retired', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('remote_versions_of', ['remote', 'version'])
    .execute();
  await db.schema
    .createTable('remote_steps')
    .addColumn('remote', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('version', 'text')
    .addColumn('from_version', 'text')
    .addColumn('share', 'integer')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('remote_steps_of', ['remote', 'number'])
    .execute();
  await db.schema
    .createTable('remote_keys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('remote', 'text', (column) => column.notNull())
    .addColumn('key_hash', 'text', (column) => column.notNull().unique())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('revoked_at', 'text')
    .execute();
  await db.schema
    .createTable('remote_origins')
    .addColumn('origin', 'text', (column) => column.primaryKey())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('remote_failures')
    .addColumn('remote', 'text', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('phase', 'text', (column) => column.notNull())
    .addColumn('hour', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('remote_failures_in', ['remote', 'version', 'phase', 'hour'])
    .execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  const tables = ['failures', 'origins', 'keys', 'steps', 'versions', 'lines'];
  for (const table of tables) await db.schema.dropTable(`remote_${table}`).execute();
}
