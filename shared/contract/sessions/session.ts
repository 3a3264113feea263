import * as z from '@forms/shared/platform/zod';
import * as ruleMessages from '../forms/ruleMessages';
import { languages } from '../product';
import { slug } from '../slug';

export const roles = ['Tutor', 'Staff', 'Candidate', 'Admin', 'User', 'Calendar'] as const;
export type Role = (typeof roles)[number];

/** What staff work in. */
export const areas = ['admissions', 'exams', 'finance'] as const;
export type Area = (typeof areas)[number];
export const areaLabels = { admissions: 'Admissions', exams: 'Exams', finance: 'Finance' } as const satisfies Record<
  Area,
  string
>;
/** Those that somebody of the staff is limited to; none for who works in all of them. */
const areasOfStaff = z.array(z.enum(areas)).max(areas.length);

const emailAddress = z.string().trim().toLowerCase().pipe(z.email(ruleMessages.email));

export const credentials = z.object({ email: z.string(), password: z.string() });
/** Who forgot their password. The answer is the same whether they are known or not. */
export const forgottenPassword = z.object({ email: emailAddress });
/** A one-time token, good for ten minutes, and the link that carries it behind `#`. */
export const loginLink = z.object({ token: z.string(), link: z.string() });
/** `replace` is a person's yes to signing somebody else out, `code` one of their second factor. */
export const tokenExchange = z.object({
  token: z.string().max(4_096),
  replace: z.boolean().optional(),
  code: z.string().max(100).optional(),
});
/** Refuses (409) a token of another person than the one who is signed in, before that one has said yes. Names, both. */
export const otherPerson = z.object({ error: z.literal('other-person'), current: z.string(), name: z.string() });
export const session = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  areas: areasOfStaff.optional(),
  /** Their roles ask for a second factor, and they have none: until they do, their own account is all that is open to them. */
  needsSecondFactor: z.literal(true).optional(),
});
export type Session = z.infer<typeof session>;
/** A session ends this long after it was last used; what it has read is off the screen then. */
export const SESSION_IDLE_MINUTES = 2 * 60;
/** One sign-in of one's own that has not ended. */
export const ownSession = z.object({
  id: z.string(),
  since: z.string(),
  /** To five minutes. */
  lastUsed: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSession>;
/** How somebody was last invited, and in what `language`: `sentAt` once the letter went, `lastError` while that fails; `settledAt` is when they came, or when it was withdrawn. */
export const invitation = z.object({
  state: z.enum(['invited', 'accepted', 'expired', 'withdrawn']),
  language: z.enum(languages),
  invitedAt: z.string(),
  expiresAt: z.string(),
  sentAt: z.string().nullable(),
  lastError: z.string().nullable(),
  settledAt: z.string().nullable(),
});
export type Invitation = z.infer<typeof invitation>;
/** The language of the letter. */
export const inviting = z.strictObject({ language: z.enum(languages) });
/** Where an invitation's link leads, once its reader has said so: a link that was only opened is not used up. */
export const INVITATION_PAGE = { slug: 'account', hash: 'invitation' } as const;
/** The same of the link for who forgot their password. */
export const PASSWORD_PAGE = { slug: 'account', hash: 'password' } as const;
/** How long it is good for. */
export const INVITATION_DAYS = 7;
/** What the server says, with 401, of the link of an invitation that lets nobody in any more; its message says why, and whom to ask. */
export const INVITATION_OVER = 'invitation-over';

/** Somebody who may sign in, as administrators see them. Who is not `active` can't, and their sessions have ended. */
export const user = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(roles)),
  areas: areasOfStaff.optional(),
  active: z.boolean(),
  /** Whether they have a password of their own, beside sign-in links. */
  hasPassword: z.boolean(),
  /** Whether a code of an app is asked for, too, when they sign in. */
  hasSecondFactor: z.boolean(),
  lastSignIn: z.string().nullable(),
  /** Left out for who never was invited by letter. */
  invitation: invitation.optional(),
});
export type User = z.infer<typeof user>;

const userName = z.string().trim().min(1, 'A name is needed').max(200);
const userRoles = z.array(z.enum(roles)).max(roles.length).min(1, 'At least one role is needed');
export const newUser = z.object({
  name: userName,
  email: emailAddress,
  roles: userRoles,
  areas: areasOfStaff.optional(),
});
export type NewUser = z.infer<typeof newUser>;
export const userChange = z.discriminatedUnion('field', [
  z.object({ field: z.literal('name'), newValue: userName }),
  z.object({ field: z.literal('roles'), newValue: userRoles }),
  z.object({ field: z.literal('areas'), newValue: areasOfStaff }),
  z.object({ field: z.literal('active'), newValue: z.boolean() }),
  /** For who has lost their second factor: only they can set one. */
  z.object({ field: z.literal('hasSecondFactor'), newValue: z.literal(false) }),
]);
export type UserChange = z.infer<typeof userChange>;
/** Where a sign-in link leads: a page and what it opens there. */
export const linkTarget = z.object({
  slug,
  hash: z
    .string()
    .regex(/^[\w-]{1,200}$/, 'What a page opens holds letters, digits, - and _')
    .optional(),
});
export type LinkTarget = z.infer<typeof linkTarget>;

/** In characters. Length is what counts: no rule of digits and signs. */
export const PASSWORD_LENGTH = { least: 12, most: 200 } as const;
export const EASY_PASSWORD = 'This password is one of those that are guessed first. Please choose another one.';
export const BREACHED_PASSWORD = 'This password is on a list of stolen ones. Please choose another one.';
/** A new password of one's own; `current` where there is one already, but for who came by the letter about a forgotten one. */
export const passwordChange = z.object({
  current: z.string().optional(),
  newPassword: z
    .string()
    .min(PASSWORD_LENGTH.least, `Please use at least ${PASSWORD_LENGTH.least} characters`)
    .max(PASSWORD_LENGTH.most),
});

export const LOGIN_EXPIRED = 'Login expired';

/** The header that every state-changing call carries: another origin cannot send it without asking. */
export const REQUEST_HEADER = 'X-Requested-With';
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';
