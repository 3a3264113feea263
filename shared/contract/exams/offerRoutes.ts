import * as z from '@forms/shared/platform/zod';
import { bodies, route, staff } from '../route';
import { offer, offerChange, offerList, offerRecord, offerRetirement, withOfferId } from './offer';
import {
  OFFERS_FILE_BODY,
  offersFiles,
  offersImport,
  offersImported,
  offersPreview,
  offersToImport,
} from './offersFile';

/** The whole catalogue, retired offers too. */
export const offers = route({
  service: 'api',
  method: 'GET',
  path: '/system/catalogue',
  allow: staff,
  area: 'exams',
  answer: offerList,
});
/** An offer with its papers and its history. */
export const offerOf = route({
  service: 'api',
  method: 'GET',
  path: '/system/catalogue/offer/:id',
  allow: staff,
  area: 'exams',
  params: withOfferId,
  answer: offerRecord,
});
/** Adds an offer. 409 `offer-stands` where its code is another's. */
export const addOffer = route({
  service: 'api',
  method: 'POST',
  path: '/system/catalogue',
  allow: staff,
  area: 'exams',
  body: offer,
  maxBody: bodies.short,
  badBody: 422,
  status: 201,
  answer: offerRecord,
});
/** Changes an offer; nothing that was entered or invoiced changes with it. 409 `offer-changed`, with the offer, for another version than is stored. */
export const changeOffer = route({
  service: 'api',
  method: 'PUT',
  path: '/system/catalogue/offer/:id',
  allow: staff,
  area: 'exams',
  params: withOfferId,
  body: offerChange,
  maxBody: bodies.short,
  badBody: 422,
  answer: offerRecord,
});
/** Retires an offer, or offers it again: nothing is ever deleted. 409 as `changeOffer`. */
export const retireOffer = route({
  service: 'api',
  method: 'PUT',
  path: '/system/catalogue/offer/:id/retired',
  allow: staff,
  area: 'exams',
  params: withOfferId,
  body: offerRetirement,
  maxBody: bodies.short,
  badBody: 422,
  answer: offerRecord,
});
/** The catalogue as a file that `readOffersFile` reads: a workbook, or one of its two tables. */
export const offersFile = route({
  service: 'api',
  method: 'GET',
  path: '/system/catalogue/file/:name',
  allow: staff,
  area: 'exams',
  params: z.object({ name: z.enum(offersFiles) }),
  answer: z.unknown(),
});
/** What a file would change; nothing is. What cannot be read is said in `problems`, with line and column. */
export const readOffersFile = route({
  service: 'api',
  method: 'POST',
  path: '/system/catalogue/read',
  allow: staff,
  area: 'exams',
  body: offersToImport,
  maxBody: OFFERS_FILE_BODY,
  badBody: 422,
  answer: offersPreview,
});
/** Changes what was shown, all of it or nothing. 409 `catalogue-changed` where the file would now change something else. */
export const importOffers = route({
  service: 'api',
  method: 'POST',
  path: '/system/catalogue/import',
  allow: staff,
  area: 'exams',
  body: offersImport,
  maxBody: OFFERS_FILE_BODY,
  badBody: 422,
  answer: offersImported,
});
