import { type answeredOtherwise, DETAILS_CHANGED } from '@forms/shared/contract';
import { Notice } from '@forms/shared/platform/ui';
import { useEffect, useRef } from 'react';
import { AnswerValue } from '../answers/AnswerValue';
import { nameOf } from '../engine/control';
import { say } from '../words/say';
import styles from './ChangedMeanwhile.module.css';

export interface ChangedMeanwhileProps {
  /** What is stored now, `one`, and what is written here, `other`. */
  differing: ReturnType<typeof answeredOtherwise>;
}

/** What was saved elsewhere while somebody wrote here: both answers to each question, before theirs takes its place. */
export function ChangedMeanwhile({ differing }: ChangedMeanwhileProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box}>
      <Notice kind="error" title={say(DETAILS_CHANGED.message)}>
        <dl className={styles.both}>
          {differing.map(({ page, field, one, other }) => (
            <div key={`${page}.${field.name}`}>
              <dt>{nameOf(field)}</dt>
              <dd>
                {say('Saved meanwhile:')} <AnswerValue definition={field} value={one} />
              </dd>
              <dd>
                {say('Written here:')} <AnswerValue definition={field} value={other} />
              </dd>
            </div>
          ))}
        </dl>
        <p>{say('Save again to replace what was saved meanwhile.')}</p>
      </Notice>
    </div>
  );
}
