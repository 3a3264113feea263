import { DEFAULT_CAMPUS, type SavedDraft, shownDay, today } from '@forms/shared/contract';
import { useAppSelector } from '@forms/shared/platform/store';
import { Button, FieldFrame, Loading, Notice } from '@forms/shared/platform/ui';
import { Modal } from '@forms/shared/platform/ui/dialog';
import { Input } from '@forms/shared/platform/ui/input';
import { language } from '@forms/shared/platform/words';
import { useEffect, useState } from 'react';
import { say } from '../words/say';
import styles from './FinishLaterDialog.module.css';
import { MailLink } from './MailLink';

interface FinishLaterDialogProps {
  slug: string;
  keep(): Promise<SavedDraft>;
  /** Called once the dialog is gone: only then does it let go of the focus. */
  onClosed(): void;
}

/** Keeps the answers on the server, and shows the link under which they are gone on with. */
export default function FinishLaterDialog({ slug, keep, onClosed }: FinishLaterDialogProps) {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  const campus = useAppSelector(({ app }) => app.campus);
  // Elsewhere it opens in the language that it was begun in.
  const asked = campus === DEFAULT_CAMPUS ? '' : `?campus=${campus}`;
  const [saved, setSaved] = useState<SavedDraft | 'failed'>();
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each attempt
  useEffect(() => {
    let wanted = true;
    setSaved(undefined);
    void keep()
      .catch(() => 'failed' as const)
      .then((answer) => wanted && setSaved(answer));
    return () => {
      wanted = false;
    };
  }, [attempt]);

  return (
    <Modal
      open={open}
      title={say('Finish later')}
      closable={{ 'aria-label': say('Close') }}
      onCancel={close}
      afterClose={onClosed}
      footer={
        <Button type="primary" onClick={close}>
          {say('Done')}
        </Button>
      }
    >
      {saved === undefined && <Loading of={say('your link')} lines={3} />}
      {saved === 'failed' && (
        <Notice
          kind="error"
          title={say('The link could not be made.')}
          actions={<Button onClick={() => setAttempt(attempt + 1)}>{say('Try again')}</Button>}
        >
          {say('Your answers are still in the form.')}
        </Notice>
      )}
      {saved && saved !== 'failed' && (
        <div className={styles.content}>
          <TheLink address={`${window.location.origin}/${slug}/${saved.hash}${asked}`} until={saved.keptUntil} />
          <MailLink hash={saved.hash} />
        </div>
      )}
    </Modal>
  );
}

function TheLink({ address, until }: { address: string; until: string }) {
  const [said, setSaid] = useState('');
  async function copy(field: HTMLElement | null) {
    try {
      await navigator.clipboard.writeText(address);
      setSaid(say('Copied.'));
    } catch {
      (field as HTMLInputElement | null)?.select();
      setSaid(say('Your browser does not let us copy: the link is selected, please copy it yourself.'));
    }
  }
  return (
    <>
      <p>
        {say('Your answers so far are kept. Open this link to go on, on any device, until {day}.', {
          day: shownDay(today(new Date(until)), language()),
        })}
      </p>
      <FieldFrame
        id="draft-link"
        label={say('Your link')}
        hint={say('Whoever has it can read your answers. To add later changes to it, press Finish later again.')}
      >
        {({ id, describedBy }) => (
          <div className={styles.copy}>
            <Input
              id={id}
              className={styles.link ?? ''}
              readOnly
              value={address}
              aria-describedby={describedBy}
              onFocus={(event) => event.target.select()}
            />
            <Button onClick={() => void copy(document.getElementById(id))}>{say('Copy')}</Button>
          </div>
        )}
      </FieldFrame>
      <p role="status">{said}</p>
    </>
  );
}
