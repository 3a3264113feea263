import { createHmac, type Hmac, timingSafeEqual } from 'node:crypto';
import { MAIL_SIGNATURE_SECONDS } from '@forms/shared/contract';

export interface MailSignature {
  time: string;
  digest: Buffer;
}

/** What a signature says; undefined where it is none, or not of these minutes. */
export function signatureIn(header: string | string[] | undefined): MailSignature | undefined {
  const [, time, digest] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header ?? '')) ?? [];
  if (time === undefined || digest === undefined) return undefined;
  const isFarOff = Math.abs(Date.now() / 1000 - Number(time)) > MAIL_SIGNATURE_SECONDS;
  return isFarOff ? undefined : { time, digest: Buffer.from(digest, 'hex') };
}

/** What the bytes of a mail of that time are given to, as they come. */
export const hmacAt = (time: string, secret: string): Hmac => createHmac('sha256', secret).update(`${time}.`);

/** Whether these were the bytes; takes as long for a digest that is nearly right as for any other. */
export const isSignedBy = (hmac: Hmac, { digest }: MailSignature): boolean => timingSafeEqual(hmac.digest(), digest);
