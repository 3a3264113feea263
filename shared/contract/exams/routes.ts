import * as z from '@forms/shared/platform/zod';
import { bodies, nothing, route, staff, withId } from '../route';
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
import { keyDatesChange, seriesDates } from './keyDates';

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
  area: 'exams',
  answer: z.array(series),
});
export const examsOfSeries = route({
  service: 'api',
  method: 'GET',
  path: '/system/examseries/:id/exams/list',
  allow: staff,
  area: 'exams',
  params: withId,
  answer: z.array(exam),
});
/** When each board's qualifications are entered for, in every series ahead. */
export const examKeyDates = route({
  service: 'api',
  method: 'GET',
  path: '/system/examseries/dates',
  allow: staff,
  area: 'exams',
  answer: z.array(seriesDates),
});
/** Changes the dates of a board and level in a series. 409 `key-dates-changed` for another version than is stored. */
export const changeKeyDates = route({
  service: 'api',
  method: 'PUT',
  path: '/system/examseries/:id/dates',
  allow: staff,
  area: 'exams',
  params: withId,
  body: keyDatesChange,
  maxBody: bodies.short,
  badBody: 422,
  status: 204,
  answer: nothing,
});
