import * as z from '@forms/shared/platform/zod';
import { bodies, route, staff, withId } from '../route';
import { offeredSubject } from './catalogue';
import {
  exam,
  examChoiceQuery,
  examChoices as examChoicesSchema,
  examPaper,
  examTableInfoQuery,
  examTableInfo as examTableInfoSchema,
  series,
} from './exam';

export const examSeries = route({
  service: 'api',
  method: 'GET',
  path: '/webforms/exams/series',
  allow: 'everyone',
  answer: z.array(series),
});
export const examChoices = route({
  service: 'api',
  method: 'POST',
  path: '/webforms/exams/data',
  allow: 'everyone',
  body: examChoiceQuery,
  maxBody: bodies.short,
  answer: examChoicesSchema,
});
export const examPapers = route({
  service: 'api',
  method: 'GET',
  path: '/webforms/exam/spec/:id/papers',
  allow: 'everyone',
  params: withId,
  answer: z.array(examPaper),
});
export const examTableInfo = route({
  service: 'api',
  method: 'POST',
  path: '/webforms/exam/option/tableinfo',
  allow: 'everyone',
  body: examTableInfoQuery,
  maxBody: bodies.short,
  answer: examTableInfoSchema,
});
/** Everything that can be entered now, to be searched. */
export const examCatalogue = route({
  service: 'api',
  method: 'GET',
  path: '/webforms/exams/catalogue',
  allow: 'everyone',
  answer: z.array(offeredSubject),
});
export const examSeriesList = route({
  service: 'api',
  method: 'GET',
  path: '/system/examseries/list',
  allow: staff,
  answer: z.array(series),
});
export const examsOfSeries = route({
  service: 'api',
  method: 'GET',
  path: '/system/examseries/:id/exams/list',
  allow: staff,
  params: withId,
  answer: z.array(exam),
});
