import { takeOver } from '../backup/takeOver';
import { connect } from '../database/database';
import { command } from './command';

command(async (settings) => {
  const db = connect(settings);
  try {
    const { letters, others } = await takeOver(db);
    return `This is the site now. What waited is done from now on: ${letters} letters and ${others} other jobs.`;
  } finally {
    await db.destroy();
  }
});
