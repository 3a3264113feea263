import { PROVIDER } from '@forms/shared/contract';
import { Secret, TOTP } from 'otpauth';
import { hashOf } from '../../platform/ids';

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** 120 bits, so that a hash that is quick to make keeps them well. */
const RECOVERY_BYTES = 15;
const RECOVERY_CODES = 10;
/** A clock may be one step off. */
const WINDOW_STEPS = 1;

/** RFC 6238 as every app that shows codes has it: six digits of SHA-1, another each half minute. */
const shownBy = (secret: string, label = '') =>
  new TOTP({ issuer: PROVIDER, label, secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });

/** A new secret for an app, as text, and the address that hands it over by a QR code. */
export function newSecretFor(email: string): { secret: string; address: string } {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  return { secret, address: shownBy(secret, email).toString() };
}

const plain = (code: string) => code.replace(/\s/g, '');

/** Whether a code looks like one of an app, and not like a recovery code. */
export const isShownByApp = (code: string): boolean => /^\d{6}$/.test(plain(code));

/** The step of time at which an app with this secret shows this code, now or thereabouts; undefined where it shows another. */
export function stepOf(code: string, secret: string): number | undefined {
  // The library throws where letters are as many as the digits, but their bytes are not.
  if (!isShownByApp(code)) return undefined;
  const app = shownBy(secret);
  const from = app.validate({ token: plain(code), window: WINDOW_STEPS });
  return from === null ? undefined : app.counter() + from;
}

/** Codes for who lost the app, as `ABCD-EFGH-…`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    new Secret({ size: RECOVERY_BYTES }).base32.replace(/.{4}(?!$)/g, '$&-'),
  );

/** How a recovery code is kept, however it was typed. */
export const recoveryHash = (code: string): string => hashOf(code.toUpperCase().replace(/[^A-Z2-7]/g, ''));
