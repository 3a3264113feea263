import * as z from '@forms/shared/platform/zod';
import { admin, bodies, nothing, route, signedIn, staff, withId } from '../route';
import { ownLetters as ownLettersSchema } from './ownLetters';
import {
  factorEnding,
  factorSecret as factorSecretSchema,
  factorSetting,
  recoveryCodes,
  secondFactor as secondFactorSchema,
} from './secondFactor';
import { secondFactorRolesChange, secondFactorRoles as secondFactorRolesSchema } from './secondFactorRoles';
import {
  credentials,
  forgottenPassword,
  inviting,
  linkTarget,
  loginLink,
  newUser,
  ownSession,
  passwordChange,
  session as sessionSchema,
  tokenExchange,
  user,
  userChange,
} from './session';

export const logIn = route({
  service: 'api',
  method: 'POST',
  path: '/auth/login',
  allow: 'everyone',
  body: credentials,
  maxBody: bodies.short,
  answer: loginLink,
});
export const startSession = route({
  service: 'api',
  method: 'POST',
  path: '/auth/session',
  allow: 'everyone',
  body: tokenExchange,
  maxBody: bodies.short,
  answer: sessionSchema,
});
export const session = route({
  service: 'api',
  method: 'GET',
  path: '/auth/session',
  allow: signedIn,
  answer: sessionSchema,
});
export const endSession = route({
  service: 'api',
  method: 'DELETE',
  path: '/auth/session',
  allow: 'everyone',
  status: 204,
  answer: nothing,
});
/** One's own sessions, the newest first. */
export const ownSessions = route({
  service: 'api',
  method: 'GET',
  path: '/auth/sessions',
  allow: signedIn,
  answer: z.array(ownSession),
});
export const endOwnSession = route({
  service: 'api',
  method: 'DELETE',
  path: '/auth/sessions/:id',
  allow: signedIn,
  params: withId,
  status: 204,
  answer: nothing,
});
/** Ends every session of one's own, wherever it was opened, and every link that would open another. */
export const endAllSessions = route({
  service: 'api',
  method: 'DELETE',
  path: '/auth/sessions',
  allow: signedIn,
  status: 204,
  answer: nothing,
});
export const secondFactor = route({
  service: 'api',
  method: 'GET',
  path: '/auth/second-factor',
  allow: signedIn,
  answer: secondFactorSchema,
});
/** A new secret for an app that shows codes; nothing is kept of it. */
export const factorSecret = route({
  service: 'api',
  method: 'GET',
  path: '/auth/second-factor/secret',
  allow: signedIn,
  answer: factorSecretSchema,
});
export const setSecondFactor = route({
  service: 'api',
  method: 'PUT',
  path: '/auth/second-factor',
  allow: signedIn,
  body: factorSetting,
  maxBody: bodies.short,
  badBody: 422,
  answer: recoveryCodes,
});
export const endSecondFactor = route({
  service: 'api',
  method: 'POST',
  path: '/auth/second-factor/end',
  allow: signedIn,
  body: factorEnding,
  maxBody: bodies.short,
  badBody: 422,
  status: 204,
  answer: nothing,
});
/** Sends a letter with a link that signs in and lets one set another password. */
export const forgotPassword = route({
  service: 'api',
  method: 'POST',
  path: '/auth/forgotten',
  allow: 'everyone',
  body: forgottenPassword,
  maxBody: bodies.short,
  badBody: 422,
  status: 204,
  answer: nothing,
});
export const changePassword = route({
  service: 'api',
  method: 'PUT',
  path: '/auth/password',
  allow: signedIn,
  body: passwordChange,
  maxBody: bodies.short,
  badBody: 422,
  status: 204,
  answer: nothing,
});
/** Which letters one gets about one's work. */
export const ownLetters = route({
  service: 'api',
  method: 'GET',
  path: '/auth/letters',
  allow: staff,
  answer: ownLettersSchema,
});
export const changeOwnLetters = route({
  service: 'api',
  method: 'PUT',
  path: '/auth/letters',
  allow: staff,
  body: ownLettersSchema,
  maxBody: bodies.short,
  status: 204,
  answer: nothing,
});
/** In which roles people need a second factor. */
export const secondFactorRoles = route({
  service: 'api',
  method: 'GET',
  path: '/second-factor-roles',
  allow: admin,
  answer: secondFactorRolesSchema,
});
/** Changes them. 409 `second-factor-roles-changed` for another version than is stored. */
export const changeSecondFactorRoles = route({
  service: 'api',
  method: 'PUT',
  path: '/second-factor-roles',
  allow: admin,
  body: secondFactorRolesChange,
  maxBody: bodies.short,
  badBody: 422,
  answer: secondFactorRolesSchema,
});
export const users = route({ service: 'api', method: 'GET', path: '/users', allow: admin, answer: z.array(user) });
export const addUser = route({
  service: 'api',
  method: 'POST',
  path: '/users',
  allow: admin,
  body: newUser,
  maxBody: bodies.short,
  badBody: 422,
  status: 201,
  answer: user,
});
export const changeUser = route({
  service: 'api',
  method: 'PUT',
  path: '/users/:id',
  allow: admin,
  params: withId,
  body: userChange,
  maxBody: bodies.short,
  badBody: 422,
  answer: user,
});
/** A sign-in link for somebody else, to be given to them. */
export const linkForUser = route({
  service: 'api',
  method: 'POST',
  path: '/users/:id/link',
  allow: admin,
  params: withId,
  body: linkTarget,
  maxBody: bodies.short,
  answer: loginLink,
});
/** Writes to who never has signed in, with a link by which they set a password; the one before works no more. */
export const inviteUser = route({
  service: 'api',
  method: 'POST',
  path: '/users/:id/invitation',
  allow: admin,
  params: withId,
  body: inviting,
  maxBody: bodies.short,
  badBody: 422,
  answer: user,
});
export const withdrawInvitation = route({
  service: 'api',
  method: 'DELETE',
  path: '/users/:id/invitation',
  allow: admin,
  params: withId,
  answer: user,
});
