import { ANSWERS_AT_ONCE, type BoardAnswer, type SubmittedRow } from '@forms/shared/contract';
import { useAtOnce } from '../at-once/useAtOnce';
import { counted } from '../exports/counted';
import { submissionCalls } from './submissionCalls';
import { submittedNamed } from './submittedColumns';

const words = { named: submittedNamed, counted: (count: number) => counted(count, 'row') };
const saidOf = { accepted: 'recorded as accepted', waiting: 'without an answer again' } as const;

/** Records what a board said of many rows, each in place of what it was seen as, and what became of it. */
export function useAnswers(submissionId: string) {
  const [send] = submissionCalls.useExamsAnswerSubmissionMutation();
  const { act, outcome } = useAtOnce<SubmittedRow>(words);
  const record = (answer: Exclude<BoardAnswer, 'refused'>) => (rows: readonly SubmittedRow[]) =>
    act(
      {
        said: saidOf[answer],
        none: 'Each of these rows has an answer already.',
        isOpen: (row) => row.answer !== answer,
        most: ANSWERS_AT_ONCE,
        send: (some) =>
          send({
            params: { id: submissionId },
            body: { rows: some.map(({ id, answer: was }) => ({ id, was, answer, reason: '' })) },
          }).unwrap(),
      },
      rows,
    );
  return { record, outcome };
}
