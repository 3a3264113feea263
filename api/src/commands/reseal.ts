import { connectToSite } from '../platform/database/database';
import { forgetOldKeys, keysAtStart } from '../platform/keys/keysAtStart';
import { removeOldCopies } from '../platform/keys/removeOldCopies';
import { reseal } from '../platform/keys/reseal';
import { command } from './command';

command(async (settings) => {
  const db = connectToSite(settings);
  try {
    const keys = await keysAtStart(settings);
    const [key] = keys;
    const done = await reseal(db, keys);
    await forgetOldKeys(db, keys);
    await removeOldCopies(db, settings);
    return key ? `${done} answers sealed with the key ${key.name}.` : `${done} answers opened: there is no key.`;
  } finally {
    await db.destroy();
  }
});
