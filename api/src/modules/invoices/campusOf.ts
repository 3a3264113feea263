import { answerOf, type Campus, campusOfDepartment, DEPARTMENT_FIELD, type PageAnswers } from '@forms/shared/contract';

/** The campus that an application is for, by its answers; undefined where they do not say. */
export const campusOf = (pages: readonly PageAnswers[]): Campus | undefined =>
  campusOfDepartment[answerOf(pages, DEPARTMENT_FIELD)];
