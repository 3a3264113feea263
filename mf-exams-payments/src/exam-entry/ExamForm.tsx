import {
  type Campus,
  type CascadeStep,
  campusOfLanguage,
  type ExamEntry,
  type ExamOption,
  partsAssessedByCentre,
} from '@forms/shared/contract';
import { randomId, skipToken } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { type FormEvent, useCallback, useMemo, useState } from 'react';
import { calls } from '../calls';
import styles from '../dialog-form/DialogForm.module.css';
import { say } from '../words/say';
import { AddingProgress } from './AddingProgress';
import { CascadeChoices } from './CascadeChoices';
import { COURSEWORK, CourseworkChoice } from './CourseworkChoice';
import { type Choice, type Chosen, choose, missingStep, questionFor, withOnlyOption, withOnlySeries } from './cascade';
import { ExamFee } from './fees/ExamFee';
import { refusalOf } from './refusals';
import { ExamSearch } from './search/ExamSearch';
import { offerOf, useExamIndex } from './search/useExamIndex';
import { useExamLookup } from './useExamLookup';

interface ExamFormProps {
  entries: readonly ExamEntry[];
  edited: ExamEntry | undefined;
  withCoursework: boolean;
  campus: Campus | undefined;
  onDone(entry: ExamEntry): void;
  onCancel(): void;
}

function focus(named: Element | RadioNodeList | null) {
  const element = named instanceof RadioNodeList ? named[0] : named;
  if (element instanceof HTMLElement) element.focus();
}

/** An exam found in one search, or through the cascade, which the search fills in. */
export function ExamForm({ entries, edited, withCoursework, campus, onDone, onCancel }: ExamFormProps) {
  // Who enters several exams sits most of them in one series.
  const lastSeries = entries.at(-1)?.formData.series;
  const [made, setChoices] = useState<Chosen>(edited?.formData ?? { series: lastSeries });
  const { currentData: allSeries } = calls.useExamsSeriesQuery();
  const choices = useMemo(() => withOnlySeries(made, allSeries), [made, allSeries]);
  const [searched, setSearched] = useState('');
  const chooseStep = useCallback((choice: Choice) => {
    setChoices((so) => choose(so, choice));
    setSearched('');
  }, []);
  const { catalogue, ...exams } = useExamIndex();
  const options = calls.useExamsOptionsQuery(questionFor('option', choices) ?? skipToken);
  const chosen = useMemo(() => withOnlyOption(choices, options.currentData), [choices, options.currentData]);
  const offer = exams.index && offerOf(exams.index, chosen);

  const [coursework, setCoursework] = useState(edited?.coursework);
  const partsIn = (offered: readonly ExamOption[] = []) =>
    withCoursework ? partsAssessedByCentre(offered, chosen.option?.id) : [];
  const wayMissing = ({ length }: readonly unknown[]) => (length > 0 && !coursework ? COURSEWORK : undefined);
  const parts = partsIn(options.currentData);

  const [missing, setMissing] = useState<CascadeStep | typeof COURSEWORK>();
  const [refusal, setRefusal] = useState<string>();
  const { step: adding, lookUp } = useExamLookup();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React would hand it on to the form that the dialog was opened from, and submit that too.
    event.stopPropagation();
    if (adding !== undefined) return;
    const { elements } = event.currentTarget;
    const isMissing = (lacking: typeof missing) => {
      setMissing(lacking);
      if (lacking) focus(elements.namedItem(lacking));
      return lacking !== undefined;
    };
    setRefusal(undefined);
    if (isMissing(missingStep(chosen) ?? wayMissing(partsIn(options.currentData)))) return;
    const found = await lookUp(chosen);
    if (found === 'gone') return;
    if (found === 'failed')
      return setRefusal(say('The exam could not be looked up. Your choices are kept: please try again.'));
    const { options: offered, ...entry } = found;
    const exam = { ...entry, id: edited?.id ?? randomId() };
    const others = entries.filter(({ id }) => id !== exam.id);
    const refused = refusalOf(exam, others, { catalogue, campus });
    if (refused) return setRefusal(refused);
    // They may have come only now.
    const assessed = partsIn(offered);
    if (isMissing(wayMissing(assessed))) return;
    onDone({ ...exam, ...(assessed.length > 0 && coursework ? { coursework } : {}) });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ExamSearch
        {...exams}
        text={searched}
        onText={setSearched}
        seriesId={lastSeries?.id}
        campus={campus ?? campusOfLanguage[language()]}
        takesFocus={edited === undefined}
        onChoose={({ choice }, called) => {
          setChoices(choice);
          setSearched(called);
        }}
      />
      <CascadeChoices
        chosen={chosen}
        options={options}
        missing={missing === COURSEWORK ? undefined : missing}
        onChoose={chooseStep}
      />
      {parts.length > 0 && (
        <CourseworkChoice
          parts={parts}
          value={coursework}
          onChoose={setCoursework}
          isMissing={missing === COURSEWORK}
        />
      )}
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
