import { filled, type Language, PASSWORD_PAGE, PROVIDER } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { newId } from '../../platform/ids';
import { greetingFor } from '../../platform/mail/greeting';
import { letterBody } from '../../platform/mail/letterBody';
import { landing } from '../users/landing';
import { newLoginLink, TOKEN_MINUTES } from '../users/loginTokens';
import { userByEmail } from '../users/storedUsers';

const words: Record<Language, Record<'subject' | 'opening' | 'link' | 'unasked', string>> = {
  'en-GB': {
    subject: 'Your password – {provider}',
    opening:
      'Somebody, probably you, asked for a new password for this address. This link signs you in, once and within {minutes} minutes, and leads to where you set one. Write it under “New password”; the current one is not asked for.',
    link: 'Sign in and set a password',
    unasked: 'If it was not you, you need do nothing: your password stays as it is.',
  },
  'pt-PT': {
    subject: 'A sua palavra-passe – {provider}',
    opening:
      'Alguém, provavelmente você, pediu uma nova palavra-passe para este endereço. Esta ligação inicia a sua sessão, uma vez e durante {minutes} minutos, e leva até onde a define. Escreva-a em «Nova palavra-passe»; a atual não é pedida.',
    link: 'Iniciar sessão e definir uma palavra-passe',
    unasked: 'Se não foi você, não precisa de fazer nada: a sua palavra-passe fica como está.',
  },
};

interface PasswordLetter {
  email: string;
  /** That of the page where it was asked for; a letter that waited since before it was noted is English. */
  language?: Language;
}

/** Writes to somebody with a link that signs them in to set a password; to nobody whom we don’t know. */
export async function sendPasswordLetter(
  { db, settings, post }: App,
  { email, language = 'en-GB' }: PasswordLetter,
): Promise<void> {
  const user = await userByEmail(db, email);
  if (!user?.active) return;
  const { link } = await newLoginLink(db, user.id, PASSWORD_PAGE, { setsPassword: true });
  const { subject, opening, link: name, unasked } = words[language];
  await post.send(newId(), {
    to: user.email,
    subject: filled(subject, { provider: PROVIDER }),
    ...letterBody({
      language,
      greeting: greetingFor(user.name, language),
      opening: filled(opening, { minutes: TOKEN_MINUTES }),
      link: { name, address: landing(settings, link, language) },
      closing: [unasked, PROVIDER],
    }),
  });
}
