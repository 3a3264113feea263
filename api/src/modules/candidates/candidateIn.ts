import { answerOf, BIRTH_DATE_FIELD, type Candidate, type PageAnswers } from '@forms/shared/contract';

/** The candidate as an application has them. */
export const candidateIn = (answers: readonly PageAnswers[]): Candidate => ({
  firstName: answerOf(answers, 'firstName'),
  middleNames: answerOf(answers, 'middleNames'),
  lastName: answerOf(answers, 'lastName'),
  certificateName: '',
  birthDate: answerOf(answers, BIRTH_DATE_FIELD),
  uci: answerOf(answers, 'uci'),
  uln: answerOf(answers, 'uln'),
});
