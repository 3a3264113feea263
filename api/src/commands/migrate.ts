import { parseArgs } from 'node:util';
import { connect } from '../platform/database/database';
import { lostBy, migrate, newestStep, stepNamed, stepOf } from '../platform/database/schema';
import { lockData } from '../starting/dataLock';
import { command } from './command';

command(async (settings, args) => {
  const { values } = parseArgs({
    args: [...args],
    options: { to: { type: 'string', default: newestStep }, 'lose-data': { type: 'boolean', default: false } },
  });
  const to = stepNamed(values.to);
  if (!to) throw new Error(`There is no step ${values.to}: the newest is ${newestStep}.`);
  const release = lockData(settings.dataDir);
  if (!release) throw new Error(`A server is running on the data folder ${settings.dataDir}: stop it first.`);
  const db = connect(settings);
  try {
    const from = await stepOf(db);
    const lost = to < from ? await lostBy(db, to) : [];
    if (lost.length > 0 && !values['lose-data']) {
      throw new Error(`Going down to ${to} would lose what is in ${lost.join(', ')}. Back up; then add --lose-data.`);
    }
    await migrate(db, to);
    return `The schema was at ${from} and is at ${to}.`;
  } finally {
    await db.destroy();
    release();
  }
});
