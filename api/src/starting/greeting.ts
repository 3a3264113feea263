import { resolve } from 'node:path';
import { APP_NAME, APP_VERSION } from '@forms/shared/contract';
import { settingNow } from '../modules/site-settings/storedSettings';
import { setting as testMenu } from '../modules/test-menu/storedTestMenu';
import { newLoginLink } from '../modules/users/loginTokens';
import { allUsers, userByEmail } from '../modules/users/storedUsers';
import { isQuiet, restoredCopy } from '../platform/database/restoredCopy';
import type { App } from '../platform/http/app';
import { outboxFolder } from '../platform/mail/outbox';
import { cardNotice } from './cardNotice';
import { type KeysGiven, keyNotice } from './keyNotice';

/**
 * What a person reads at start: the address, where the test menu leads, and a way in for staff. On the live site with
 * a password there is no link: what stands on a console may be kept.
 *
 * @param given the settings as they were given, without what the start found for itself
 */
export async function greeting({ db, settings }: App, address: string, given: KeysGiven): Promise<string> {
  const lines = [`${APP_NAME} ${APP_VERSION} is running.`, '', `  ${address}/`];
  if (!settings.live) {
    const { menu } = await settingNow(db, testMenu);
    if (menu.length > 0) lines.push('', 'To try:', ...menu.map((entry) => `  ${address}${entry.address}`));
  }
  if (await restoredCopy(db)) lines.push('', isQuiet);
  const people = await allUsers(db);
  const administrators = people.filter(({ active, roles }) => active && roles.includes('Admin'));
  const entering = administrators.find(({ email }) => email === settings.adminEmail) ?? administrators[0];
  if (entering && !(settings.live && administrators.some(({ hasPassword }) => hasPassword))) {
    const { link } = await newLoginLink(db, entering.id);
    lines.push('', 'For staff, once and within ten minutes:', `  ${address}${link}`);
  }
  if (settings.adminEmail && !(await userByEmail(db, settings.adminEmail)))
    lines.push('', `ADMIN_EMAIL added nobody: it names the first account, and this site has ${people.length} already.`);
  for (const notice of cardNotice(settings)) lines.push('', notice);
  if (settings.rateLimitScale === 0) lines.push('', 'Rate limits are off: RATE_LIMIT_SCALE is 0.');
  if (settings.guessingLimitScale === 0)
    lines.push('', 'Passwords and codes may be tried without end: GUESSING_LIMIT_SCALE is 0.');
  if (settings.publicUrl?.startsWith('https:') && settings.trustProxy.length === 0) {
    lines.push('', 'TRUST_PROXY is not set: behind your proxy, all callers share one rate limit.');
  }
  if (!settings.smtpUrl)
    lines.push('', `Letters are not sent (SMTP_URL is not set) but put into ${outboxFolder(settings.dataDir)}`);
  const notice = keyNotice(given);
  if (notice) lines.push('', notice);
  lines.push('', `Data is kept in ${settings.databaseUrl ? 'PostgreSQL and ' : ''}${resolve(settings.dataDir)}`);
  return lines.join('\n');
}
