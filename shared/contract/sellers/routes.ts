import * as z from '@forms/shared/platform/zod';
import { admin, bodies, nothing, route } from '../route';
import { campusOnly, sellerChange, sellerOfCampus, sellerVersion, sellerVersionOf } from './seller';

/** Who sells at each campus, as documents say it. */
export const sellers = route({
  service: 'api',
  method: 'GET',
  path: '/sellers',
  allow: admin,
  answer: z.array(sellerOfCampus),
});
/** Every version of who sells at a campus, the newest first. */
export const sellerVersions = route({
  service: 'api',
  method: 'GET',
  path: '/sellers/:campus/versions',
  allow: admin,
  params: campusOnly,
  answer: z.array(sellerVersion),
});
/** Who sold at a campus by a version. */
export const earlierSeller = route({
  service: 'api',
  method: 'GET',
  path: '/sellers/:campus/versions/:version',
  allow: admin,
  params: sellerVersionOf,
  answer: sellerOfCampus,
});
/** Sets who sells at a campus, for invoices that are issued from now on. 409 `seller-changed` for another version than is stored. */
export const changeSeller = route({
  service: 'api',
  method: 'PUT',
  path: '/sellers/:campus',
  allow: admin,
  params: campusOnly,
  body: sellerChange,
  maxBody: bodies.picture,
  badBody: 422,
  status: 204,
  answer: nothing,
});
