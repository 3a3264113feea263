import * as z from '@forms/shared/platform/zod';
import { entryOutcomes } from '../entries/entries';
import { bodies, nothing, route, staff, withId } from '../route';
import { boardCentre, centreChange } from './centre';
import { boardLayout, layoutChange, newLayout } from './layout';
import {
  answersGiven,
  boardSubmission,
  dueSubmission,
  newSubmission,
  openedSubmission,
  submissionOf,
  submissionPreview,
} from './submission';

/** The number of each campus with each board. */
export const boardCentres = route({
  service: 'api',
  method: 'GET',
  path: '/exams/centres',
  allow: staff,
  area: 'exams',
  answer: z.array(boardCentre),
});
/** Sets one. 409 `centre-changed`, with those that are stored, where it is another than was seen; 422 where another campus has it. */
export const changeBoardCentre = route({
  service: 'api',
  method: 'PUT',
  path: '/exams/centres',
  allow: staff,
  area: 'exams',
  body: centreChange,
  maxBody: bodies.short,
  badBody: 422,
  status: 204,
  answer: nothing,
});
/** What boards have not been told of yet, by board, series and campus. */
export const dueSubmissions = route({
  service: 'api',
  method: 'GET',
  path: '/exams/submissions/due',
  allow: staff,
  area: 'exams',
  answer: z.array(dueSubmission),
});
/** The rows of what is due. */
export const previewSubmission = route({
  service: 'api',
  method: 'GET',
  path: '/exams/submissions/due/:board/:series/:campus',
  allow: staff,
  area: 'exams',
  params: submissionOf,
  answer: submissionPreview,
});
/** Freezes what is due as a submission, and says of its entries that they are with the board. 409 `submission-changed` where it is not what was seen. */
export const makeSubmission = route({
  service: 'api',
  method: 'POST',
  path: '/exams/submissions',
  allow: staff,
  area: 'exams',
  body: newSubmission,
  maxBody: bodies.long,
  badBody: 422,
  status: 201,
  answer: withId,
});
/** What was sent, newest first. */
export const boardSubmissions = route({
  service: 'api',
  method: 'GET',
  path: '/exams/submissions',
  allow: staff,
  area: 'exams',
  answer: z.array(boardSubmission),
});
/** One of them, with its rows as they were sent and the board's answers. */
export const boardSubmissionOf = route({
  service: 'api',
  method: 'GET',
  path: '/exams/submission/:id',
  allow: staff,
  area: 'exams',
  params: withId,
  answer: openedSubmission,
});
/** How files to boards are laid out, by board and name. */
export const boardLayouts = route({
  service: 'api',
  method: 'GET',
  path: '/exams/layouts',
  allow: staff,
  area: 'exams',
  answer: z.array(boardLayout),
});
export const addBoardLayout = route({
  service: 'api',
  method: 'POST',
  path: '/exams/layouts',
  allow: staff,
  area: 'exams',
  body: newLayout,
  maxBody: bodies.short,
  badBody: 422,
  status: 201,
  answer: boardLayout,
});
/** Changes a layout for files that are made from now on. 409 `layout-changed` for another version than is stored. */
export const changeBoardLayout = route({
  service: 'api',
  method: 'PUT',
  path: '/exams/layout/:id',
  allow: staff,
  area: 'exams',
  params: withId,
  body: layoutChange,
  maxBody: bodies.short,
  badBody: 422,
  answer: boardLayout,
});
/** Removes a layout; what was sent stays. */
export const removeBoardLayout = route({
  service: 'api',
  method: 'DELETE',
  path: '/exams/layout/:id',
  allow: staff,
  area: 'exams',
  params: withId,
  status: 204,
  answer: nothing,
});
/** Its rows as a file of CSV, in a `layout` of its board or with everything that is known. 404 for a layout that the board has none of. */
export const boardSubmissionFile = route({
  service: 'api',
  method: 'GET',
  path: '/exams/submission/:id/file',
  allow: staff,
  area: 'exams',
  params: withId,
  query: z.object({ layout: z.string().max(80).optional() }),
  discloses: true,
  answer: z.unknown(),
});
/** Records what the board said of rows. Each has an outcome of its own: one that cannot be hinders no other. */
export const answerSubmission = route({
  service: 'api',
  method: 'PUT',
  path: '/exams/submission/:id/answers',
  allow: staff,
  area: 'exams',
  params: withId,
  body: answersGiven,
  maxBody: bodies.long,
  badBody: 422,
  answer: entryOutcomes,
});
