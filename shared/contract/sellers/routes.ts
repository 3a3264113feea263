import * as z from '@forms/shared/platform/zod';
import { admin, bodies, nothing, route } from '../route';
import { campusOnly, sellerChange, sellerOfCampus } from './seller';

/** Who sells at each campus, as documents say it. */
export const sellers = route({
  service: 'api',
  method: 'GET',
  path: '/sellers',
  allow: admin,
  answer: z.array(sellerOfCampus),
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
