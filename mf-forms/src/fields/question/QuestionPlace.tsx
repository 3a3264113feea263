import { LazyPart } from '@forms/shared/platform/ui';
import type { ComponentProps } from 'react';
import styles from './Question.module.css';

interface QuestionPlaceProps<Props extends object> extends Omit<ComponentProps<typeof LazyPart<Props>>, 'fallback'> {
  /** The control's id. */
  of: string;
}

/** Where a field may ask back what was meant. What understands the text comes once there is one. */
export function QuestionPlace<Props extends object>({ of, ...part }: QuestionPlaceProps<Props>) {
  return (
    <div id={questionId(of)} className={styles.place}>
      <LazyPart fallback={null} {...part} />
    </div>
  );
}

const questionId = (control: string) => `${control}-question`;

/** What describes a control that has a place for a question: its frame's words, then the question. */
export const withQuestion = (describedBy: string | undefined, control: string): string =>
  [describedBy, questionId(control)].filter(Boolean).join(' ');
