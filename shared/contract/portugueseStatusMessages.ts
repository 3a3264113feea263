import type { StatusMessage } from './feedback';
import { TYPE_MISMATCH } from './files/file';
import { LOGIN_EXPIRED } from './sessions/session';

/** What a failed call is called in Portuguese, by the English. Apart, since who reads English loads none of it. */
export const portugueseStatusMessages = {
  'Not your file': 'Este ficheiro não é seu',
  [LOGIN_EXPIRED]: 'A sessão expirou',
  Unauthorized: 'Sem autorização',
  [TYPE_MISMATCH]: 'O tipo do ficheiro não corresponde à extensão',
  'Network busy, please wait a few seconds and try again (429)':
    'Rede ocupada; aguarde alguns segundos e tente de novo (429)',
  'Network busy, please wait a few seconds and try again (503)':
    'Rede ocupada; aguarde alguns segundos e tente de novo (503)',
} as const satisfies Readonly<Record<StatusMessage, string>>;
