import * as z from 'zod';

export const roles = ['Tutor', 'Staff', 'Candidate', 'Admin', 'User', 'Calendar'] as const;
export type Role = (typeof roles)[number];

export const credentials = z.object({ email: z.string(), password: z.string() });
/** A one-time token, good for ten minutes, and the link that carries it behind `#`. */
export const loginLink = z.object({ token: z.string(), link: z.string() });
export const tokenExchange = z.object({ token: z.string() });
export const session = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
});
export type Session = z.infer<typeof session>;
export const LOGIN_EXPIRED = 'Login expired';

/** The header that every state-changing call carries: another origin cannot send it without asking. */
export const REQUEST_HEADER = 'X-Requested-With';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
