import * as z from '@forms/shared/platform/zod';
import { languages } from '../product';
import { bodies, route, staff } from '../route';
import { pageSlug } from './content';
import {
  editedPage,
  listedPage,
  newPage as newPageSchema,
  pageAt,
  pageChange,
  pageVersion,
  pageParts as parts,
} from './editedPage';

const withPage = z.object({ slug: pageSlug });

/** Every page of the site as it is now. */
export const pagesOfSite = route({
  service: 'content',
  method: 'GET',
  path: '/pages',
  allow: staff,
  answer: z.array(listedPage),
});
/** Every state that a page was in, the newest first. */
export const pageVersions = route({
  service: 'content',
  method: 'GET',
  path: '/pages/:slug/versions',
  allow: staff,
  params: withPage,
  answer: z.array(pageVersion),
});
/** A page as it was in one of its states. */
export const pageToEdit = route({
  service: 'content',
  method: 'GET',
  path: '/pages/:slug/versions/:version',
  allow: staff,
  params: pageAt,
  answer: editedPage,
});
/** What pages of a language may have besides their words. */
export const pageParts = route({
  service: 'content',
  method: 'GET',
  path: '/page-parts/:language',
  allow: staff,
  params: z.object({ language: z.enum(languages) }),
  answer: parts,
});
export const newPage = route({
  service: 'content',
  method: 'POST',
  path: '/pages',
  allow: staff,
  body: newPageSchema,
  maxBody: bodies.page,
  badBody: 422,
  status: 201,
  answer: editedPage,
});
/** Publishes a page as its next version. 409 `page-changed` for another version than is stored. */
export const publishPage = route({
  service: 'content',
  method: 'PUT',
  path: '/pages/:slug',
  allow: staff,
  params: withPage,
  body: pageChange,
  maxBody: bodies.page,
  badBody: 422,
  answer: editedPage,
});
