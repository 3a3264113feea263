import { letterKinds } from '../modules/letters/tables';
import { takeOver } from '../platform/backup/takeOver';
import { connectToSite } from '../platform/database/database';
import { command } from './command';

command(async (settings) => {
  const db = connectToSite(settings);
  try {
    const { letters, others } = await takeOver(db, letterKinds);
    return `This is the site now. What waited is done from now on: ${letters} letters and ${others} other jobs.`;
  } finally {
    await db.destroy();
  }
});
