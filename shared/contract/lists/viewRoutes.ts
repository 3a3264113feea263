import * as z from '@forms/shared/platform/zod';
import { bodies, nothing, route, staff, withId } from '../route';
import { listView as listViewSchema, newView, viewChange, viewedLists } from './view';

/** The views of a list: one's own and those that colleagues share, by name. */
export const views = route({
  service: 'api',
  method: 'GET',
  path: '/views',
  allow: staff,
  query: z.object({ list: z.enum(viewedLists) }),
  answer: z.array(listViewSchema),
});
/** Keeps a look at a list under a name. 409 where somebody keeps too many, 422 `impossible-view` for one that the list cannot be asked for. */
export const addView = route({
  service: 'api',
  method: 'POST',
  path: '/views',
  allow: staff,
  body: newView,
  maxBody: bodies.short,
  badBody: 422,
  status: 201,
  answer: listViewSchema,
});
/** Changes a view of one's own; 404 for a colleague's, 422 as for a new one. */
export const changeView = route({
  service: 'api',
  method: 'PUT',
  path: '/views/:id',
  allow: staff,
  params: withId,
  body: viewChange,
  maxBody: bodies.short,
  badBody: 422,
  answer: listViewSchema,
});
/** Deletes a view of one's own, or as an administrator one that a colleague shares; else 404. */
export const removeView = route({
  service: 'api',
  method: 'DELETE',
  path: '/views/:id',
  allow: staff,
  params: withId,
  status: 204,
  answer: nothing,
});
