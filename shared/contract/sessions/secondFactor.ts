import * as z from '@forms/shared/platform/zod';

/** One's own second factor: none, or one `since` then; with it, how many recovery codes are left. */
export const secondFactor = z.object({ since: z.string().nullable(), codesLeft: z.number().int() });
export type SecondFactor = z.infer<typeof secondFactor>;

/** A secret for an app that shows codes, in base 32 to be typed, and as the address of a QR code. It counts for nothing yet. */
export const factorSecret = z.object({ secret: z.string(), address: z.string() });
export type FactorSecret = z.infer<typeof factorSecret>;

const code = z.string().trim().min(1, 'Please enter the code').max(100);
/** The secret that an app was given, a code that it shows, one's password where there is one, and a code of the factor that it replaces. */
export const factorSetting = z.object({
  secret: z.string().regex(/^[A-Z2-7]{32}$/),
  code,
  password: z.string().max(1_000).optional(),
  current: code.optional(),
});
export const factorEnding = z.object({ code });
/** Each signs in once in place of the app's code; shown this once. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) });

export const CODE_NEEDED = 'Please enter the code that your app shows.';
export const WRONG_CODE = 'This code is not right, or was used already. Please wait for the next one.';
