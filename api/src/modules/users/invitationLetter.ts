import { filled, INVITATION_PAGE, type Language, PROVIDER } from '@forms/shared/contract';
import { writtenDay } from '../../platform/days';
import type { App } from '../../platform/http/app';
import { newId } from '../../platform/ids';
import { greetingFor } from '../../platform/mail/greeting';
import { letterBody } from '../../platform/mail/letterBody';
import { now } from '../../platform/time';
import { landing } from './landing';
import { linkWith } from './loginTokens';
import { newInvitationToken } from './storedInvitations';

const words: Record<Language, Record<'subject' | 'opening' | 'link' | 'closing', string>> = {
  'en-GB': {
    subject: 'Your invitation – {provider}',
    opening:
      '{inviter} has made an account for you at {provider}. With this link you sign in, once and until {day}, and set your password.',
    link: 'Sign in and set a password',
    closing: 'If the link works no more, or you do not know why you got it, please ask {inviter}.',
  },
  'pt-PT': {
    subject: 'O seu convite – {provider}',
    opening:
      '{inviter} criou-lhe uma conta em {provider}. Com esta ligação inicia a sessão, uma vez e até {day}, e define a sua palavra-passe.',
    link: 'Iniciar sessão e definir uma palavra-passe',
    closing: 'Se a ligação já não funcionar, ou se não souber porque a recebeu, fale com {inviter}.',
  },
};

/** Writes to who was invited, with a link that signs them in to set a password; to nobody whose invitation is over. */
export async function sendInvitation({ db, settings, post }: App, id: string): Promise<void> {
  const token = await newInvitationToken(db, id);
  if (token === undefined) return;
  const { email, name, language, expiresAt, inviter } = await db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'userId')
    .leftJoin('users as inviters', 'inviters.id', 'invitedBy')
    .select(['users.email', 'users.name', 'language', 'expiresAt', 'inviters.name as inviter'])
    .where('invitations.id', '=', id)
    .executeTakeFirstOrThrow();
  const { subject, opening, link, closing } = words[language];
  const said = { provider: PROVIDER, inviter: inviter ?? PROVIDER, day: writtenDay(expiresAt, language) };
  await post.send(newId(), {
    to: email,
    subject: filled(subject, said),
    ...letterBody({
      language,
      greeting: greetingFor(name, language),
      opening: filled(opening, said),
      link: { name: link, address: landing(settings, linkWith(token, INVITATION_PAGE), language) },
      closing: [filled(closing, said), PROVIDER],
    }),
  });
  await db.updateTable('invitations').set({ sentAt: now() }).where('id', '=', id).execute();
}
