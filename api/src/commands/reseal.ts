import { connect } from '../database/database';
import { forgetOldKeys, keysAtStart } from '../sealing/keysAtStart';
import { reseal } from '../sealing/reseal';
import { command } from './command';

command(async (settings) => {
  const keys = await keysAtStart(settings);
  const db = connect(settings);
  try {
    const [key] = keys;
    const done = await reseal(db, keys);
    await forgetOldKeys(db, keys);
    return key ? `${done} answers sealed with the key ${key.name}.` : `${done} answers opened: there is no key.`;
  } finally {
    await db.destroy();
  }
});
