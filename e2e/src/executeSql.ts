import { join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';
import { START_MS } from './StartedServer';

/** Has a product's database execute statements of SQL: PostgreSQL's at that address, else the one in its data folder. */
export async function executeSql(dataFolder: string, address: string | undefined, statements: string): Promise<void> {
  if (address === undefined) {
    const database = new Database(join(dataFolder, 'forms.db'), { timeout: START_MS });
    try {
      database.exec(statements);
    } finally {
      database.close();
    }
    return;
  }
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}
