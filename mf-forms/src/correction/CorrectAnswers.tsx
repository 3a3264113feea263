import { type FieldModel, type PageModel, whyFixed } from '@forms/shared/contract';
import type { CorrectAnswersProps, RemoteModules } from '@forms/shared/platform/remotes';
import { Button, FieldFrame, NativeTextArea, Notice } from '@forms/shared/platform/ui';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { AnswerValue } from '../answers/AnswerValue';
import { ChangedMeanwhile } from '../application/ChangedMeanwhile';
import { nameOf } from '../engine/control';
import { EngineProvider } from '../engine/EngineProvider';
import { ErrorNews } from '../engine/ErrorNews';
import { focusField } from '../engine/focusField';
import type { FormEngine } from '../engine/formEngine';
import { ErrorSummary } from '../error-summary/ErrorSummary';
import { Fields } from '../fields/Fields';
import { UnsavedGuard } from '../form/UnsavedGuard';
import styles from './CorrectAnswers.module.css';
import { EndLinks } from './EndLinks';
import { PriceChanges } from './PriceChanges';
import { useCorrection } from './useCorrection';
import { useShownPages } from './useShownPages';

const LEAVE_QUESTION = { title: 'Leave without saving?', message: 'The answers stay as they were.' };

/** The answers of an enquiry in the form that they were given to, to be corrected by staff: by its rules, with a reason. */
function CorrectAnswers({ enquiry, onClose }: CorrectAnswersProps) {
  const { engine, seen, attempt, links, reason, conflicts, isSaving, isUnchanged, save } = useCorrection(
    enquiry,
    onClose,
  );
  const pages = useShownPages(engine);
  const [journey] = useState(() => `correct-${enquiry.id}`);
  const reasonId = useId();
  const open = (field: FieldModel) => field.compares === undefined && whyFixed(seen, field) === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    const first = pages.flatMap(({ fields }) => fields).find((field) => open(field) && hasControl(field));
    if (first) focusField(first);
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <EngineProvider engine={engine} journey={journey}>
      <UnsavedGuard hasUnsaved={() => engine.store.isEdited() && !isSaving} question={LEAVE_QUESTION} />
      <form className={styles.form} noValidate onSubmit={submit} aria-label="Correct answers">
        <p className={styles.quiet}>
          What is saved takes the place of what was answered. The timeline tells both, who and why; the applicant hears
          by letter which answers were corrected, and not what they are.
        </p>
        {attempt && <ErrorSummary attempt={attempt} />}
        <ErrorNews>
          {pages.map((page) => (
            <Page key={page.key} engine={engine} page={page} isOpen={open} why={(field) => whyFixed(seen, field)} />
          ))}
        </ErrorNews>
        <PriceChanges engine={engine} enquiry={seen} />
        <EndLinks engine={engine} enquiry={seen} {...links} />
        <FieldFrame id={reasonId} label="Reason" hint="For the timeline of this enquiry." error={reason.error}>
          {({ id, describedBy }) => (
            <NativeTextArea
              ref={reason.box}
              id={id}
              rows={2}
              value={reason.value}
              aria-describedby={describedBy}
              aria-invalid={reason.error !== undefined}
              aria-required
              onChange={({ target }) => reason.write(target.value)}
            />
          )}
        </FieldFrame>
        {conflicts && <ChangedMeanwhile differing={conflicts} />}
        {isUnchanged && <Notice title="Nothing is changed yet">Correct an answer, or leave them as they are.</Notice>}
        <div className={styles.tools}>
          <Button type="primary" htmlType="submit" loading={isSaving}>
            Save corrections
          </Button>
          <Button onClick={onClose} disabled={isSaving}>
            Leave as it is
          </Button>
        </div>
      </form>
    </EngineProvider>
  );
}

interface PageProps {
  engine: FormEngine;
  page: PageModel;
  isOpen(field: FieldModel): boolean;
  /** Why an answer is not corrected here. */
  why(field: FieldModel): string | undefined;
}

/** What a page asks, to be corrected, and under it what is corrected elsewhere, as it is answered. */
function Page({ engine, page, isOpen, why }: PageProps) {
  const { values } = engine.scope();
  const open = page.fields.filter(isOpen);
  const fixed = page.fields
    .map((field) => ({ field, reason: why(field), value: values[page.key]?.[field.name] }))
    .filter(({ field, reason, value }) => reason !== undefined && value !== undefined && engine.store.shows(field));
  if (!open.some(hasControl) && fixed.length === 0) return null;
  return (
    <div className={styles.page}>
      <h3 className={styles.title}>{page.definition.title}</h3>
      {open.some(hasControl) && (
        <div className={styles.fields}>
          <Fields fields={open} />
        </div>
      )}
      {fixed.length > 0 && (
        <dl className={styles.fixed}>
          {fixed.map(({ field, reason, value }) => (
            <div key={field.key}>
              <dt>{nameOf(field.definition)}</dt>
              <dd>
                <AnswerValue definition={field.definition} value={value} />
                <p className={styles.quiet}>{reason}</p>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

const hasControl = ({ definition: { type } }: FieldModel) => type !== 'section' && type !== 'header';

export default CorrectAnswers satisfies RemoteModules['mf-forms/CorrectAnswers'];
