import { type CascadeStep, EXAM_ENTERED_ALREADY, type ExamEntry, ruleMessages } from '@forms/shared/contract';
import { randomId, skipToken } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { type FormEvent, useReducer, useState } from 'react';
import { calls } from '../calls';
import styles from '../dialog-form/DialogForm.module.css';
import { AddingProgress } from './AddingProgress';
import { ChoiceSelect } from './ChoiceSelect';
import { type Chosen, choose, enteredAlready, missingStep, questionFor, withOnlyOption } from './cascade';
import { PapersChoice } from './PapersChoice';
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

/** The cascade, step under step; each opens once the one before it is chosen. */
export function ExamForm({ entries, edited, onDone, onCancel }: ExamFormProps) {
  const [choices, makeChoice] = useReducer(choose, (edited?.formData ?? {}) satisfies Chosen);
  const series = calls.useExamsSeriesQuery();
  const levels = calls.useExamsLevelsQuery(questionFor('level', choices) ?? skipToken);
  const boards = calls.useExamsBoardsQuery(questionFor('board', choices) ?? skipToken);
  const subjects = calls.useExamsSubjectsQuery(questionFor('subject', choices) ?? skipToken);
  const options = calls.useExamsOptionsQuery(questionFor('option', choices) ?? skipToken);
  const chosen = withOnlyOption(choices, options.currentData);

  const [missing, setMissing] = useState<CascadeStep>();
  const [refusal, setRefusal] = useState<string>();
  const { step: adding, lookUp } = useExamLookup();

  const errorOf = (step: CascadeStep) => (missing === step && !chosen[step] ? ruleMessages.required : undefined);

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
      return setRefusal('The exam could not be looked up. Your choices are kept: please try again.');
    if (enteredAlready(entries, found.examId, edited)) return setRefusal(EXAM_ENTERED_ALREADY);
    onDone({ ...found, id: edited?.id ?? randomId() });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <ChoiceSelect
        name="series"
        label="Series"
        rows={series}
        labelOf={({ name }) => name}
        value={chosen.series}
        onChoose={(value) => makeChoice({ step: 'series', value })}
        waitsFor=""
        error={errorOf('series')}
      />
      <ChoiceSelect
        name="level"
        label="Level"
        rows={levels}
        labelOf={({ title }) => title}
        value={chosen.level}
        onChoose={(value) => makeChoice({ step: 'level', value })}
        waitsFor="Choose a series first"
        error={errorOf('level')}
      />
      <ChoiceSelect
        name="board"
        label="Board"
        rows={boards}
        labelOf={({ title }) => title}
        value={chosen.board}
        onChoose={(value) => makeChoice({ step: 'board', value })}
        waitsFor="Choose a level first"
        error={errorOf('board')}
      />
      <ChoiceSelect
        name="subject"
        label="Subject"
        rows={subjects}
        labelOf={({ name, code }) => `${name} (${code})`}
        value={chosen.subject}
        onChoose={(value) => makeChoice({ step: 'subject', value })}
        waitsFor="Choose a board first"
        error={errorOf('subject')}
      />
      {chosen.subject && (
        <PapersChoice
          key={chosen.subject.id}
          subject={chosen.subject}
          options={options}
          value={chosen.option}
          onChoose={(value) => makeChoice({ step: 'option', value })}
          error={errorOf('option')}
        />
      )}

      {refusal && <Notice kind="error" title={refusal} />}
      <AddingProgress step={adding} />
      <div className={styles.actions}>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="primary" htmlType="submit" loading={adding !== undefined}>
          {edited ? 'Save' : 'Add'}
        </Button>
      </div>
    </form>
  );
}
