import nodemailer from 'nodemailer';

const PATIENCE_MS = 2_000;

/**
 * Asks a mail server whether it is there, and whether it takes this user and password. Throws where it is not, or does not.
 *
 * @param options `signsIn` false leaves it at a greeting: who signs in every few seconds is soon shut out
 */
export async function askMail(smtpUrl: string, { signsIn = false } = {}): Promise<void> {
  const url = new URL(smtpUrl);
  if (!signsIn) url.username = url.password = '';
  const times = { connectionTimeout: PATIENCE_MS, greetingTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  await nodemailer.createTransport({ url: url.href, ...times }).verify();
}
