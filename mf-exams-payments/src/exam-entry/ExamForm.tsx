import { type CascadeStep, EXAM_ENTERED_ALREADY, type ExamEntry } from '@forms/shared/contract';
import { randomId, skipToken } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { type FormEvent, useCallback, useMemo, useState } from 'react';
import { calls } from '../calls';
import styles from '../dialog-form/DialogForm.module.css';
import { say } from '../words/say';
import { AddingProgress } from './AddingProgress';
import { CascadeChoices } from './CascadeChoices';
import { type Choice, type Chosen, choose, enteredAlready, missingStep, questionFor, withOnlyOption } from './cascade';
import { ExamFee } from './fees/ExamFee';
import { ExamSearch } from './search/ExamSearch';
import { offerOf, useExamIndex } from './search/useExamIndex';
import { useExamLookup } from './useExamLookup';

interface ExamFormProps {
  entries: readonly ExamEntry[];
  edited: ExamEntry | undefined;
  onDone(entry: ExamEntry): void;
  onCancel(): void;
}

const focus = (element: Element | RadioNodeList | null) => {
  if (element instanceof HTMLElement) element.focus();
};

/** An exam found in one search, or through the cascade, which the search fills in. */
export function ExamForm({ entries, edited, onDone, onCancel }: ExamFormProps) {
  // Who enters several exams sits most of them in one series.
  const lastSeries = entries.at(-1)?.formData.series;
  const [choices, setChoices] = useState<Chosen>(edited?.formData ?? { series: lastSeries });
  const [searched, setSearched] = useState('');
  const chooseStep = useCallback((choice: Choice) => {
    setChoices((so) => choose(so, choice));
    setSearched('');
  }, []);
  const exams = useExamIndex();
  const options = calls.useExamsOptionsQuery(questionFor('option', choices) ?? skipToken);
  const chosen = useMemo(() => withOnlyOption(choices, options.currentData), [choices, options.currentData]);
  const offer = exams.index && offerOf(exams.index, chosen);

  const [missing, setMissing] = useState<CascadeStep>();
  const [refusal, setRefusal] = useState<string>();
  const { step: adding, lookUp } = useExamLookup();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React would hand it on to the form that the dialog was opened from, and submit that too.
    event.stopPropagation();
    if (adding !== undefined) return;
    const lacking = missingStep(chosen);
    setMissing(lacking);
    setRefusal(undefined);
    if (lacking) return focus(event.currentTarget.elements.namedItem(lacking));
    const found = await lookUp(chosen);
    if (found === 'gone') return;
    if (found === 'failed')
      return setRefusal(say('The exam could not be looked up. Your choices are kept: please try again.'));
    if (enteredAlready(entries, found.examId, edited)) return setRefusal(say(EXAM_ENTERED_ALREADY));
    onDone({ ...found, id: edited?.id ?? randomId() });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ExamSearch
        {...exams}
        text={searched}
        onText={setSearched}
        seriesId={lastSeries?.id}
        takesFocus={edited === undefined}
        onChoose={({ choice }, called) => {
          setChoices(choice);
          setSearched(called);
        }}
      />
      <CascadeChoices chosen={chosen} options={options} missing={missing} onChoose={chooseStep} />
      {offer && <ExamFee {...offer} />}
      {refusal && <Notice kind="error" title={refusal} />}
      <AddingProgress step={adding} />
      <div className={styles.actions}>
        <Button onClick={onCancel}>{say('Cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={adding !== undefined}>
          {say(edited ? 'Save' : 'Add')}
        </Button>
      </div>
    </form>
  );
}
