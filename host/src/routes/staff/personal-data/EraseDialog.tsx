import { type ErasureAsked, type ErasureCertificate, errorAnswer, formatPence } from '@forms/shared/contract';
import { answerIn } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { Modal } from '@forms/shared/platform/ui/dialog';
import { type FormEvent, useRef, useState } from 'react';
import { Entry } from '../../sign-in/Entry';
import { type Chosen, countsSaid, goesOf, isRetained } from './heldSaid';
import styles from './PersonalData.module.css';
import { personalDataCalls } from './personalDataCalls';

export interface Erasing {
  /** What the dialog is called after, as an address or a reference. */
  name: string;
  /** What has to be typed, so that nobody erases by mistake. */
  typed: string;
  chosen: Chosen;
  asked: ErasureAsked;
}

interface EraseDialogProps {
  erasing: Erasing;
  /** Both are called once the dialog is gone. */
  onErased(certificate: ErasureCertificate): void;
  onClose(): void;
}

/** Says what goes and what the accounts keep, and erases it once that was confirmed by typing. */
export function EraseDialog({ erasing: { name, typed, chosen, asked }, onErased, onClose }: EraseDialogProps) {
  const [erase, { isLoading }] = personalDataCalls.useHostEraseMutation();
  const certificate = useRef<ErasureCertificate>(undefined);
  const [open, setOpen] = useState(true);
  const [given, setGiven] = useState('');
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    setFailure(undefined);
    const isRight = given.trim().toLowerCase() === typed.toLowerCase();
    setError(isRight ? undefined : `Please type ${typed}`);
    if (!isRight) return document.getElementById('erase-typed')?.focus();
    const answer = await erase({ body: asked });
    if (answer.data) {
      certificate.current = answer.data;
      setOpen(false);
    } else setFailure(answerIn(answer.error, errorAnswer)?.message ?? 'The server could not be reached.');
  }

  return (
    <Modal
      open={open}
      title={`Erase ${name}?`}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterClose={() => {
        onClose();
        if (certificate.current) onErased(certificate.current);
      }}
    >
      <form className={styles.stack} noValidate onSubmit={submit}>
        <Consequences chosen={chosen} />
        <Entry
          id="erase-typed"
          label={`To erase it for good, type ${typed}`}
          autoComplete="off"
          error={error}
          value={given}
          onChange={setGiven}
        />
        {failure && (
          <Notice kind="error" title="Nothing was erased">
            {failure}
          </Notice>
        )}
        <div className={styles.end}>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button type="primary" danger htmlType="submit" loading={isLoading}>
            Erase
          </Button>
        </div>
      </form>
    </Modal>
  );
}

function Consequences({ chosen }: { chosen: Chosen }) {
  const goes = countsSaid(goesOf(chosen));
  const retained = chosen.enquiries.filter(isRetained);
  const owing = chosen.enquiries.reduce((sum, each) => sum + each.owing, 0);
  return (
    <>
      <section>
        <h3>This goes, and nobody can bring it back</h3>
        <ul className={styles.points}>
          {goes.map((words) => (
            <li key={words}>{words}</li>
          ))}
          {retained.length > 0 && <li>names, addresses, telephone numbers, dates of birth, answers and notes</li>}
        </ul>
      </section>
      {retained.length > 0 && (
        <section>
          <h3>The accounts keep this, without who it was</h3>
          <ul className={styles.points}>
            {retained.map(({ id, reference, numbers }) => (
              <li key={id}>
                {reference}: {numbers.join(', ')}
              </li>
            ))}
          </ul>
          <p className={styles.note}>
            Numbers, dates, sums, lines and payments stay, because accounts have to be kept by law.
          </p>
        </section>
      )}
      {owing > 0 && (
        <Notice kind="warning" title={`${formatPence(owing)} is still owing`}>
          Nobody can be asked for it afterwards.
        </Notice>
      )}
    </>
  );
}
