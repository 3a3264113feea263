import * as z from '@forms/shared/platform/zod';
import { pageOf } from '../lists/page';
import { admin, bodies, route, staff, withSlug } from '../route';
import {
  acceptancesAsked,
  editedTerms,
  listedTerms,
  termsAcceptance,
  termsAt,
  termsChange,
  termsOf,
  termsVersion,
} from './terms';

/** The terms that there are, as they are now. */
export const termsOfSite = route({
  service: 'api',
  method: 'GET',
  path: '/terms',
  allow: staff,
  answer: z.array(listedTerms),
});
/** Every version of terms, the newest first. */
export const termsVersions = route({
  service: 'api',
  method: 'GET',
  path: '/terms/:slug/versions',
  allow: staff,
  params: withSlug,
  answer: z.array(termsVersion),
});
/** Terms in one of their versions. */
export const termsToEdit = route({
  service: 'api',
  method: 'GET',
  path: '/terms/:slug/versions/:version',
  allow: staff,
  params: termsAt,
  answer: editedTerms,
});
/** Publishes terms as their next version. 409 `terms-changed` for another version than is stored. */
export const publishTerms = route({
  service: 'api',
  method: 'PUT',
  path: '/terms/:slug',
  allow: admin,
  params: withSlug,
  body: termsChange,
  maxBody: bodies.terms,
  badBody: 422,
  answer: editedTerms,
});
/** A page of the applications by which a version was accepted, the newest first. */
export const termsAcceptances = route({
  service: 'api',
  method: 'GET',
  path: '/terms/:slug/versions/:version/acceptances',
  allow: staff,
  params: termsOf,
  query: acceptancesAsked,
  answer: pageOf(termsAcceptance),
});
/** All of them as a file of CSV. */
export const exportTermsAcceptances = route({
  service: 'api',
  method: 'GET',
  path: '/terms/:slug/versions/:version/acceptances/export',
  allow: staff,
  params: termsOf,
  discloses: true,
  answer: z.unknown(),
});
