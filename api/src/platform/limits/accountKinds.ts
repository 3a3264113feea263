import type { routes } from '@forms/shared/contract';
import type { LimitName } from './figures';

/** What kind of thing the calls of sessions and accounts are. */
export const accountKinds = {
  logIn: 'guessing',
  // Its token is past guessing, and a code has tries of its own.
  startSession: 'working',
  session: 'reading',
  endSession: 'working',
  ownSessions: 'reading',
  endOwnSession: 'working',
  endAllSessions: 'working',
  secondFactor: 'reading',
  factorSecret: 'reading',
  setSecondFactor: 'guessing',
  endSecondFactor: 'guessing',
  forgotPassword: 'guessing',
  changePassword: 'guessing',
  ownLetters: 'reading',
  changeOwnLetters: 'working',
  secondFactorRoles: 'reading',
  changeSecondFactorRoles: 'working',
  users: 'reading',
  addUser: 'working',
  changeUser: 'working',
  linkForUser: 'working',
  inviteUser: 'working',
  withdrawInvitation: 'working',
} as const satisfies Partial<Record<keyof typeof routes, LimitName>>;
