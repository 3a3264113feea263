import type { Draft, StoredForm } from '@forms/shared/contract';
import { randomId } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { Radio } from '@forms/shared/platform/ui/choice';
import { useRef, useState } from 'react';
import type { Unsaved } from '../../drafts/browserDraft';
import { FormJourney } from '../../form/FormJourney';
import { PartBoundary } from '../../lazy-part/PartBoundary';
import styles from './Preview.module.css';
import { PreviewRemotes } from './PreviewRemotes';

interface PreviewProps {
  form: StoredForm;
  /** The page that is being written, which is shown. */
  page: string | undefined;
  /** What is shown is not what is written now: why. */
  isOf?: string | undefined;
}

/** A form as a visitor would see it, to be tried out. Nothing is kept or sent; a new definition goes on with the answers. */
export function Preview({ form, page, isOf }: PreviewProps) {
  const [width, setWidth] = useState<'wide' | 'phone'>('wide');
  const [trial, setTrial] = useState({ form, page, edition: 0, hasMoved: false });
  const saved = useRef<Draft>(undefined);
  if (trial.form.json !== form.json || trial.page !== page) {
    setTrial({ form, page, edition: trial.edition + 1, hasMoved: trial.page !== page });
  }

  const { header } = form.json;
  return (
    <section className={styles.preview} aria-label="Preview">
      <div className={styles.bar}>
        <p className={styles.of}>{isOf ?? 'Preview: nothing is sent'}</p>
        <Radio.Group
          aria-label="Width of the preview"
          optionType="button"
          size="small"
          value={width}
          onChange={({ target }) => setWidth(target.value)}
          options={[
            { value: 'wide', label: 'Wide' },
            { value: 'phone', label: 'Phone' },
          ]}
        />
      </div>
      <div className={width === 'phone' ? styles.phone : styles.wide}>
        <p className={styles.title}>{header.title}</p>
        {header.caption && <p className={styles.caption}>{header.caption}</p>}
        <PartBoundary key={trial.edition}>
          <PreviewRemotes>
            <Trial {...trial} saved={saved} />
          </PreviewRemotes>
        </PartBoundary>
      </div>
    </section>
  );
}

interface TrialProps {
  form: StoredForm;
  page: string | undefined;
  /** The person has gone to write another page than before. */
  hasMoved: boolean;
  /** The answers so far, and the page they were left at; they outlive the definition that they were given to. */
  saved: { current: Draft | undefined };
}

function Trial({ form, page, hasMoved, saved }: TrialProps) {
  const [draft, setDraft] = useState<Unsaved | undefined>(() => ({
    slug: form.slug,
    version: form.version,
    journey: saved.current?.journey ?? randomId(),
    pages: saved.current?.pages ?? [],
    current: hasMoved ? page : (saved.current?.current ?? page),
  }));
  const [isSent, setSent] = useState(false);
  if (isSent) {
    const again = () => {
      saved.current = undefined;
      setDraft(undefined);
      setSent(false);
    };
    return (
      <Notice kind="success" title="Here the form would be sent" actions={<Button onClick={again}>Begin again</Button>}>
        {form.json.submit?.success}
      </Notice>
    );
  }
  return (
    <FormJourney
      form={form}
      draft={draft}
      isArrival={false}
      onKeep={(answers) => {
        saved.current = answers;
      }}
      onSubmitForm={() => setSent(true)}
      suppressErrorsDialog
    />
  );
}
