import type { StoredForm } from '@forms/shared/contract';
import { Notice } from '@forms/shared/platform/ui';
import { useMemo, useRef, useState } from 'react';
import { calls } from '../calls';
import { UnsavedGuard } from '../form/UnsavedGuard';
import type { Explanation } from './definition/explanation';
import { layOut } from './definition/layOut';
import { pageWrittenIn } from './definition/pageWrittenIn';
import { Explained } from './Explained';
import { Problems } from './Problems';
import { Preview } from './preview/Preview';
import { useReading } from './useReading';
import { useReplacing } from './useReplacing';
import { useSaving } from './useSaving';
import { useWork } from './useWork';
import { ViewSwitch } from './ViewSwitch';
import { OtherVersion } from './versions/OtherVersion';
import { useOtherVersion } from './versions/useOtherVersion';
import { Versions } from './versions/Versions';
import styles from './Workspace.module.css';
import { WorkspaceBar } from './WorkspaceBar';
import { baseOf } from './work';
import { TextBox, type TextBoxHandle } from './writing/TextBox';

interface WorkspaceProps {
  /** The form as it was when the work began. */
  begun: StoredForm;
  /** The form as it is now on the server. */
  newest: StoredForm;
  /** Asks the server again how it is now. */
  onAskAgain(): void;
  readOnly: boolean;
}

const LEAVE_QUESTION = {
  title: 'Leave without saving?',
  message: 'The form stays as it was. What you have written is kept in this browser until you come back.',
};
/** Where a form is written: its text beside its preview, what is wrong with it, its versions, and the way to save it. */
export function Workspace({ begun, newest, onAskAgain, readOnly }: WorkspaceProps) {
  const { slug } = begun;
  const { base, setBase, work, setWork, isUnsaved, wasSaved } = useWork(begun);
  const box = useRef<TextBoxHandle>(null);
  const { data: schema } = calls.useFormsSchemaQuery();
  const { data: references } = calls.useFormsReferencesQuery();

  const { settled, problems, setRefused, good, isGood } = useReading(work.text, references, begun.json);

  const [explanation, setExplanation] = useState<Explanation>();
  const [view, setView] = useState<'edit' | 'preview'>('edit');
  const [showsVersions, setShowsVersions] = useState(false);

  const { looked, setLooked, older, theirs, other } = useOtherVersion(slug, base.version, newest);
  const otherText = useMemo(() => other && layOut(other.json), [other]);

  const { save, isSaving } = useSaving({
    slug,
    references,
    onStored: setBase,
    onRefused(found) {
      setRefused(found);
      setView('edit');
      if (found[0]) box.current?.goTo(found[0]);
    },
    onMeanwhile() {
      setLooked(undefined);
      onAskAgain();
    },
  });

  const { tidy, replaceWith } = useReplacing({ box, text: work.text, problems, isUnsaved, setWork });

  async function takeTheirs(form: StoredForm) {
    if (await replaceWith(baseOf(form))) setBase(baseOf(form));
  }
  async function restore(form: StoredForm) {
    if ((await replaceWith(baseOf(form))) && (await save(baseOf(form), base))) setLooked(undefined);
  }
  const shown = looked && older;
  const textWithoutErrors = isGood ? undefined : 'Preview of the last text without errors';

  return (
    <div className={styles.workspace} data-view={view}>
      <UnsavedGuard hasUnsaved={() => isUnsaved} question={LEAVE_QUESTION} />
      <WorkspaceBar
        title={work.title}
        version={base.version}
        {...{ isUnsaved, isSaving, readOnly, showsVersions }}
        onTitle={(title) => setWork({ ...work, title })}
        onTidy={tidy}
        onVersions={() => setShowsVersions(!showsVersions)}
        onSave={() => void save(work, base)}
      />
      {wasSaved && isUnsaved && !theirs && (
        <Notice title="What you wrote last time is here again">It has not been saved yet.</Notice>
      )}
      {showsVersions && <Versions slug={slug} shown={looked?.version} onShow={setLooked} />}
      {other && (
        <OtherVersion
          {...{ slug, readOnly }}
          form={other}
          isTheirs={looked === undefined}
          next={Math.max(base.version, newest.version) + 1}
          onDifference={() => box.current?.goToDifference()}
          onSaveMine={() => void save(work, baseOf(other))}
          onTakeTheirs={() => void takeTheirs(other)}
          onRestore={() => void restore(other)}
          onClose={() => setLooked(undefined)}
        />
      )}
      <ViewSwitch view={view} onView={setView} />
      <div className={styles.panes}>
        <section className={styles.edit} aria-label="Definition">
          <TextBox
            ref={box}
            initialText={work.text}
            {...{ readOnly, problems, schema }}
            other={otherText}
            onChange={(text) => {
              setRefused([]);
              setWork((now) => ({ ...now, text }));
            }}
            onExplain={setExplanation}
            onSave={() => void save(work, base)}
          />
          <Explained explanation={explanation} />
          <Problems text={settled} problems={problems} onGo={(problem) => box.current?.goTo(problem)} />
        </section>
        <div className={styles.preview}>
          <Preview
            form={shown ?? { ...base, slug, json: good }}
            page={pageWrittenIn(good, explanation?.path)}
            isOf={shown ? `Preview of version ${looked.version}` : textWithoutErrors}
          />
        </div>
      </div>
    </div>
  );
}
