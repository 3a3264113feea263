import { campusOfDepartment, DEPARTMENT_FIELD } from '../exams/keyDates';
import { answerOf } from '../forms/answers';
import type { PageAnswers } from '../forms/form';
import type { Campus } from '../product';

/** The campus that an application is for, by its answers; undefined where they do not say. */
export const campusOf = (pages: readonly PageAnswers[]): Campus | undefined =>
  campusOfDepartment[answerOf(pages, DEPARTMENT_FIELD)];
