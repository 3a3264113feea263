import { DELETE_QUESTION, type ExamEntry } from '@forms/shared/contract';
import type { ExamEntriesProps, RemoteModules } from '@forms/shared/platform/remotes';
import { useServices } from '@forms/shared/platform/services';
import { skipToken } from '@forms/shared/platform/store';
import { Button, LazyPart } from '@forms/shared/platform/ui';
import { useCallback, useRef, useState } from 'react';
import { calls } from '../calls';
import { LazyDialog } from '../lazy-dialog/LazyDialog';
import { say } from '../words/say';
import styles from './ExamEntries.module.css';
import { ExamTable } from './ExamTable';
import { refusalsOf } from './refusals';

const loadExamDialog = () => import('./ExamDialog');
const loadEntryFees = () => import('./fees/EntryFees');
/** The invoice says them, too. */
const withoutFees = () => null;

/** The exams entered so far, and the ways to add, change and delete them. */
function ExamEntries({
  value,
  onChange,
  onBlur,
  readOnly = false,
  withCoursework = false,
  campus,
  labelledBy,
  describedBy,
  invalid,
}: ExamEntriesProps) {
  const { confirm } = useServices();
  const [open, setOpen] = useState(false);
  const [edited, setEdited] = useState<ExamEntry>();
  const [news, setNews] = useState('');
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const findForm = useCallback((field: HTMLElement | null) => setForm(field?.closest('form') ?? null), []);
  const { data: catalogue } = calls.useExamsCatalogueQuery(readOnly || value.length === 0 ? skipToken : undefined);
  const addButton = useRef<HTMLButtonElement>(null);

  function show(entry?: ExamEntry) {
    setEdited(entry);
    setOpen(true);
  }

  function done(entry: ExamEntry) {
    onChange(edited ? value.map((row) => (row.id === edited.id ? entry : row)) : [...value, entry]);
    const { name } = entry.formData.subject;
    setNews(edited ? say('{exam} has been changed.', { exam: name }) : say('{exam} has been added.', { exam: name }));
    setOpen(false);
  }

  async function remove(entry: ExamEntry) {
    if (!(await confirm({ title: say(DELETE_QUESTION) }))) return;
    onChange(value.filter((row) => row.id !== entry.id));
    setNews(say('{exam} has been deleted.', { exam: entry.formData.subject.name }));
    addButton.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only hears that the focus left the field
    <div
      ref={findForm}
      className={invalid ? styles.invalid : styles.entries}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!open && !currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      {value.length > 0 ? (
        <ExamTable
          entries={value}
          labelledBy={labelledBy}
          describedBy={describedBy}
          refusals={catalogue && refusalsOf(value, { catalogue, campus })}
          {...(readOnly ? {} : { onEdit: show, onDelete: remove })}
        />
      ) : (
        <div className={styles.empty}>
          <p className={styles.none}>{say('No entries')}</p>
          {!readOnly && <p>{say('Press Add exam for each exam that you wish to sit.')}</p>}
        </div>
      )}
      {!readOnly && (
        <div>
          <Button ref={addButton} aria-describedby={describedBy} onClick={() => show()}>
            {say('Add exam')}
          </Button>
          <LazyDialog
            load={loadExamDialog}
            dialog={{
              open,
              entries: value,
              edited,
              withCoursework,
              campus,
              onDone: done,
              onClose: () => setOpen(false),
            }}
          />
        </div>
      )}
      {!readOnly && value.length > 0 && (
        <LazyPart load={loadEntryFees} fallback={null} failed={withoutFees} props={{ entries: value, form }} />
      )}
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  );
}

export default ExamEntries satisfies RemoteModules['mf-exams-payments/ExamEntries'];

/** @public The host calls it before the part is drawn. */
export { bring } from '../words/say';
