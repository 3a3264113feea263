import * as z from '@forms/shared/platform/zod';
import { route } from '../route';
import { contentPage as contentPageSchema, pageSlug } from './content';

export const contentPage = route({
  service: 'content',
  method: 'GET',
  path: '/pages/:slug',
  allow: 'everyone',
  params: z.object({ slug: pageSlug }),
  answer: contentPageSchema,
});
/** The bytes of a picture that the content service brings. */
export const contentImage = route({
  service: 'content',
  method: 'GET',
  path: '/images/:name',
  allow: 'everyone',
  params: z.object({ name: z.string().regex(/^[a-z0-9-]+\.webp$/) }),
  answer: z.unknown(),
});
