import * as z from '@forms/shared/platform/zod';
import { admin, bodies, route, withId } from '../route';
import { erasureAsked, erasureCertificate, personAsked, personalData as personalDataSchema } from './personalData';
import { retentionAsked, retentionChange, retentionPreview, retention as retentionSchema } from './retention';

/** What is held of an address. It is asked by POST, for addresses of calls are written down. */
export const personalData = route({
  service: 'api',
  method: 'POST',
  path: '/personal-data',
  allow: admin,
  body: personAsked,
  maxBody: bodies.short,
  badBody: 422,
  answer: personalDataSchema,
});
/** All of it to be handed over: a ZIP of JSON, a page to read, and the files. */
export const exportPersonalData = route({
  service: 'api',
  method: 'POST',
  path: '/personal-data/export',
  allow: admin,
  body: personAsked,
  maxBody: bodies.short,
  badBody: 422,
  answer: z.unknown(),
});
/**
 * Erases it; what the accounts must keep is made anonymous. What is erased already answers its certificate again. 404 where
 * nothing is held; 409 `not-erasable`, with why, while something is under way.
 */
export const erasePersonalData = route({
  service: 'api',
  method: 'POST',
  path: '/personal-data/erase',
  allow: admin,
  body: erasureAsked,
  maxBody: bodies.short,
  badBody: 422,
  answer: erasureCertificate,
});
/** The newest certificates. */
export const erasureCertificates = route({
  service: 'api',
  method: 'GET',
  path: '/personal-data/certificates',
  allow: admin,
  answer: z.array(erasureCertificate),
});
export const erasureCertificateOf = route({
  service: 'api',
  method: 'GET',
  path: '/personal-data/certificates/:id',
  allow: admin,
  params: withId,
  answer: erasureCertificate,
});
/** How long enquiries are kept, by form. */
export const retention = route({
  service: 'api',
  method: 'GET',
  path: '/retention',
  allow: admin,
  answer: retentionSchema,
});
/** What would go by a rule today; it changes nothing. 404 where there is no such form. */
export const previewRetention = route({
  service: 'api',
  method: 'POST',
  path: '/retention/preview',
  allow: admin,
  body: retentionAsked,
  maxBody: bodies.short,
  badBody: 422,
  answer: retentionPreview,
});
/**
 * Has what is past its time erased from now on, a part of it each day. 409 `more-than-shown` where more would go than was shown,
 * `retention-changed` for another version than is stored.
 */
export const changeRetention = route({
  service: 'api',
  method: 'PUT',
  path: '/retention',
  allow: admin,
  body: retentionChange,
  maxBody: bodies.short,
  badBody: 422,
  answer: retentionSchema,
});
