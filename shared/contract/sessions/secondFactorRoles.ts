import * as z from '@forms/shared/platform/zod';
import { errorAnswer } from '../errors';
import { madeVersion } from '../madeVersion';
import { rowVersion } from '../rowVersion';
import { roles } from './session';

const asked = z
  .array(z.enum(roles))
  .max(roles.length)
  .refine((all) => new Set(all).size === all.length, { message: 'A role stands twice' });

/** In which roles people need a second factor; before anybody has chosen, none, and `version` is 0. */
export const secondFactorRoles = z.object({
  roles: asked,
  ...madeVersion,
});
export type SecondFactorRoles = z.infer<typeof secondFactorRoles>;
/** Changes them over the `version` that was seen. */
export const secondFactorRolesChange = z.strictObject({ roles: asked, version: rowVersion });
export type SecondFactorRolesChange = z.infer<typeof secondFactorRolesChange>;

/** The 409 to a change of another version than is stored: `stored` is as they are now. */
export const FACTOR_ROLES_CHANGED = {
  word: 'second-factor-roles-changed',
  message: 'Somebody else has changed the roles meanwhile. Please look at theirs first.',
} as const;
export const factorRolesChanged = errorAnswer.extend({
  error: z.literal(FACTOR_ROLES_CHANGED.word),
  stored: secondFactorRoles,
});

/** What the server says, with 403, to who needs a second factor and has none. */
export const SECOND_FACTOR_NEEDED = {
  word: 'second-factor-needed',
  message: 'Please set up a second factor first, under Your account: your role asks for one.',
} as const;
