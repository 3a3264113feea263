import { connect } from '../database/database';
import { reseal } from '../sealing/reseal';
import { command } from './command';

command(async (settings) => {
  const db = connect(settings);
  try {
    const [key] = settings.answersKeys;
    const done = await reseal(db, settings.answersKeys);
    return key ? `${done} answers sealed with the key ${key.name}.` : `${done} answers opened: there is no key.`;
  } finally {
    await db.destroy();
  }
});
