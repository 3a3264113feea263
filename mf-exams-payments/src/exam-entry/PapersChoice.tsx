import type { ExamChoice, ExamOption, Subject } from '@forms/shared/contract';
import { Button, FieldFrame, Loading } from '@forms/shared/platform/ui';
import { useId, useRef, useState } from 'react';
import { say } from '../words/say';
import type { Rows } from './ChoiceSelect';
import { PaperPicker } from './PaperPicker';
import styles from './PapersChoice.module.css';

interface PapersChoiceProps {
  subject: Subject;
  options: Rows<ExamOption>;
  value: ExamChoice['option'] | undefined;
  onChoose(option: ExamOption): void;
  error: string | undefined;
}

/** The papers to be sat: those of the subject's only option, or the ones picked where there are several. */
export function PapersChoice({ subject, options, value, onChoose, error }: PapersChoiceProps) {
  const id = useId();
  const [picking, setPicking] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const offered = options.currentData;
  const option = offered?.find((one) => one.id === value?.id);

  return (
    <FieldFrame
      id={id}
      group
      label={say('Papers')}
      error={options.isError ? say('The papers could not be loaded.') : error}
      hint={offered?.length === 0 && say('No papers of this subject are on offer in this series.')}
    >
      {({ describedBy }) => (
        <>
          {options.isError && (
            <div>
              <Button onClick={() => options.refetch()}>{say('Try again')}</Button>
            </div>
          )}
          {!offered && !options.isError && <Loading of={say('papers')} lines={2} />}
          <p className="visually-hidden" role="status">
            {value && `${say('Papers')}: ${value.name}`}
          </p>
          {value && (
            <div className={styles.option}>
              <p className={styles.name} lang="en-GB">
                {value.name} <span className={styles.code}>{value.code}</span>
              </p>
              {option && (
                <ul lang="en-GB">
                  {option.components.map((paper) => (
                    <li key={paper.id}>
                      {paper.name} <span className={styles.code}>{paper.code}</span>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          )}
          {offered && offered.length > 1 && (
            <div className={styles.pick}>
              <Button ref={opener} name="option" aria-describedby={describedBy} onClick={() => setPicking(true)}>
                {say(value ? 'Change papers' : 'Select papers')}
              </Button>
              <PaperPicker
                open={picking}
                subject={subject}
                options={offered}
                picked={option?.componentIds ?? []}
                onCancel={() => setPicking(false)}
                onClosed={() => opener.current?.focus()}
                onSelect={(chosen) => {
                  setPicking(false);
                  onChoose(chosen);
                }}
              />
            </div>
          )}
        </>
      )}
    </FieldFrame>
  );
}
