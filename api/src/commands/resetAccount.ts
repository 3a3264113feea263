import { parseArgs } from 'node:util';
import { resetAccount } from '../modules/users/resetAccount';
import { connectToSite } from '../platform/database/database';
import { siteAddress } from '../platform/settings/settings';
import { command } from './command';

command(async (settings, args) => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { 'remove-second-factor': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [email] = positionals;
  if (!email) throw new Error('Name whose account it is: npm run reset-account -- ADDRESS');
  const db = connectToSite(settings);
  try {
    const link = await resetAccount(db, { email, removesFactor: values['remove-second-factor'] });
    return `Their password and sessions have ended. Once and within ten minutes, this lets them in to set a new password (Your account):\n${siteAddress(settings)}${link}`;
  } finally {
    await db.destroy();
  }
});
