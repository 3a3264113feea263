import {
  type CourseworkWay,
  courseworkSaid,
  courseworkWays,
  type ExamOption,
  ruleMessages,
} from '@forms/shared/contract';
import { FieldFrame } from '@forms/shared/platform/ui';
import { Radio } from '@forms/shared/platform/ui/choice';
import { language } from '@forms/shared/platform/words';
import { useId } from 'react';
import { say } from '../words/say';
import styles from './CourseworkChoice.module.css';

/** By which a form finds the first of the ways. */
export const COURSEWORK = 'coursework';

interface CourseworkChoiceProps {
  /** What a centre assesses of the exam. */
  parts: ExamOption['components'];
  value: CourseworkWay | undefined;
  onChoose(way: CourseworkWay): void;
  isMissing: boolean;
}

/** How the parts of an exam are done that are sat in no hall. */
export function CourseworkChoice({ parts, value, onChoose, isMissing }: CourseworkChoiceProps) {
  const names = new Intl.ListFormat(language()).format(parts.map(({ name, code }) => `${name} (${code})`));
  return (
    <FieldFrame
      id={useId()}
      group
      label={say('Coursework, practical or speaking assessment')}
      hint={say('How will this part be done, which is not sat in the exam hall: {parts}?', { parts: names })}
      error={isMissing && !value ? say(ruleMessages.required) : undefined}
    >
      {({ id }) => (
        <div className={styles.ways}>
          {courseworkWays.map((way) => (
            <Radio
              key={way}
              name={COURSEWORK}
              id={`${id}-${way}`}
              checked={way === value}
              onChange={() => onChoose(way)}
            >
              {courseworkSaid(way, language())}
            </Radio>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
