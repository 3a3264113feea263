import type { Campus } from '@forms/shared/contract';
import { Button, FieldFrame } from '@forms/shared/platform/ui';
import { useId } from 'react';
import { say } from '../../words/say';
import { ExamCombobox } from './ExamCombobox';
import type { Offer } from './searchExams';
import type { useExamIndex } from './useExamIndex';

interface ExamSearchProps extends Omit<ReturnType<typeof useExamIndex>, 'catalogue'> {
  text: string;
  onText(text: string): void;
  /** The series of the exams entered so far. */
  seriesId: string | undefined;
  /** Where the exams will be sat. */
  campus: Campus;
  takesFocus: boolean;
  /** Hears an exam with what it is called in full. */
  onChoose(offer: Offer, called: string): void;
}

/** The quick way to an exam: what it is called, in a few words. */
export function ExamSearch({ index, isError, refetch, ...search }: ExamSearchProps) {
  return (
    <FieldFrame
      id={useId()}
      label={say('Search for an exam')}
      hint={say('Type the subject, board, tier or code, such as “maths foundation aqa”. Or choose step by step below.')}
      error={isError ? say('The search could not be loaded. You can choose step by step below.') : undefined}
    >
      {({ id, labelId, describedBy }) => (
        <>
          <ExamCombobox {...search} index={index} id={id} labelId={labelId} describedBy={describedBy} />
          {isError && (
            <div>
              <Button onClick={() => refetch()}>{say('Try again')}</Button>
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}
