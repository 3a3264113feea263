import { PROVIDER } from '@forms/shared/contract';
import type { App } from '../app';
import { newId } from '../ids';
import { greetingFor } from '../mail/greeting';
import { letterBody } from '../mail/letterBody';
import type { Post } from '../mail/post';
import { siteAddress } from '../settings';
import { userByEmail } from '../users/storedUsers';
import { newLoginLink, TOKEN_MINUTES } from './loginTokens';

const SUBJECT = `Your password – ${PROVIDER}`;
const OPENING = `Somebody, probably you, asked for a new password for this address. This link signs you in, once and within ${TOKEN_MINUTES} minutes, and leads to where you set one. Write it under “New password”; the current one is not asked for.`;
const UNASKED = 'If it was not you, you need do nothing: your password stays as it is.';

/** Writes to somebody with a link that signs them in to set a password; to nobody whom we don’t know. */
export async function sendPasswordLetter({ db, settings }: App, post: Post, email: string): Promise<void> {
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
