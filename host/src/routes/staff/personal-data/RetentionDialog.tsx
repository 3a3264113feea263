import { errorAnswer, MOST_MONTHS, type RetentionRule } from '@forms/shared/contract';
import { answerIn } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { Modal } from '@forms/shared/platform/ui/dialog';
import { type FormEvent, useState } from 'react';
import { Entry } from '../../sign-in/Entry';
import styles from './PersonalData.module.css';
import { personalDataCalls } from './personalDataCalls';
import { RetentionConsequences } from './RetentionConsequences';
import { monthsSaid } from './retentionSaid';

export interface RetentionEdited {
  /** Null for all forms without a time of their own. */
  form: string | null;
  name: string;
  rule: RetentionRule | null;
  /** What is proposed; null where a form is to follow the others. */
  months: number | null;
}

interface RetentionDialogProps {
  edited: RetentionEdited;
  /** Called once the dialog is gone. */
  onClose(): void;
}

/** Asks for how long, shows what goes by it, and only then has it confirmed. */
export function RetentionDialog({ edited: { form, name, rule, months: proposed }, onClose }: RetentionDialogProps) {
  const [open, setOpen] = useState(true);
  const [typed, setTyped] = useState(String(proposed ?? ''));
  const [error, setError] = useState<string>();
  const [preview, previewed] = personalDataCalls.useHostPreviewRetentionMutation();
  const [change, changed] = personalDataCalls.useHostChangeRetentionMutation();
  const months = proposed === null ? null : Number(typed);
  const failure = previewed.error ?? changed.error;

  function look(event: FormEvent) {
    event.preventDefault();
    const isRight = months === null || (Number.isInteger(months) && months >= 1 && months <= MOST_MONTHS);
    setError(isRight ? undefined : `Please enter whole months, from 1 to ${MOST_MONTHS}`);
    changed.reset();
    if (!isRight) return document.getElementById('retention-months')?.focus();
    void preview({ body: { form, months } });
  }

  /** What was shown is of another time. */
  function type(given: string) {
    setTyped(given);
    previewed.reset();
    changed.reset();
  }

  async function confirm() {
    if (!previewed.data || changed.isLoading) return;
    const { erased, anonymous, waiting } = previewed.data;
    const shown = erased + anonymous + waiting;
    const answer = await change({ body: { form, months, shown, version: rule?.version ?? 0 } });
    if (answer.data) setOpen(false);
    // What goes has to be looked at once more.
    else previewed.reset();
  }

  return (
    <Modal
      open={open}
      title={`How long are enquiries kept? ${name}`}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
    >
      <form className={styles.stack} noValidate onSubmit={look}>
        {months === null ? (
          <p>Enquiries of this form are then kept as long as those of all forms without a time of their own.</p>
        ) : (
          <Entry
            id="retention-months"
            label="Months after the last event"
            hint="An event is anything that happened with an enquiry: it came, somebody wrote or paid, staff changed it."
            inputMode="numeric"
            autoComplete="off"
            error={error}
            value={typed}
            onChange={type}
          />
        )}
        {failure && (
          <Notice kind="error" title="Nothing was changed">
            {answerIn(failure, errorAnswer)?.message ?? 'The server could not be reached.'}
          </Notice>
        )}
        {previewed.data && <RetentionConsequences preview={previewed.data} />}
        <div className={styles.end}>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          {previewed.data ? (
            <Button type="primary" danger loading={changed.isLoading} onClick={() => void confirm()}>
              {months === null ? 'Keep as all forms' : `Keep for ${monthsSaid(months)}`}
            </Button>
          ) : (
            <Button type="primary" htmlType="submit" loading={previewed.isLoading}>
              Show what goes
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}
