import { PROVIDER } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { newId } from '../../platform/ids';
import { greetingFor } from '../../platform/mail/greeting';
import { letterBody } from '../../platform/mail/letterBody';
import { siteAddress } from '../../platform/settings/settings';
import { newLoginLink, TOKEN_MINUTES } from '../users/loginTokens';
import { userByEmail } from '../users/storedUsers';

const SUBJECT = `Your password – ${PROVIDER}`;
const OPENING = `Somebody, probably you, asked for a new password for this address. This link signs you in, once and within ${TOKEN_MINUTES} minutes, and leads to where you set one. Write it under “New password”; the current one is not asked for.`;
const UNASKED = 'If it was not you, you need do nothing: your password stays as it is.';

/** Writes to somebody with a link that signs them in to set a password; to nobody whom we don’t know. */
export async function sendPasswordLetter({ db, settings, post }: App, email: string): Promise<void> {
  const user = await userByEmail(db, email);
  if (!user?.active) return;
  const { link } = await newLoginLink(db, user.id, { slug: 'account' }, { setsPassword: true });
  await post.send(newId(), {
    to: user.email,
    subject: SUBJECT,
    ...letterBody({
      greeting: greetingFor(user.name),
      opening: OPENING,
      link: { name: 'Sign in and set a password', address: siteAddress(settings) + link },
      closing: [UNASKED, PROVIDER],
    }),
  });
}
