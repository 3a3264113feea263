import { errorAnswer, formatPence } from '@forms/shared/contract';
import { answerIn } from '@forms/shared/platform/store';
import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import { Modal } from '@forms/shared/platform/ui/dialog';
import { language } from '@forms/shared/platform/words';
import { useEffect, useState } from 'react';
import { calls } from '../calls';
import { say } from '../words/say';
import { CardField } from './CardField';
import type { CardFormProps, Phase } from './CardForm';

export interface CardDialogProps extends Omit<CardFormProps, 'phase' | 'onPhase' | 'onLeave'> {
  open: boolean;
  /** The invoice's title. */
  title: string;
  onClose(): void;
}

/** The card payment dialog. While money may be moving it can neither be closed nor left without a question. */
export default function CardDialog({ open, title, onClose, ...form }: CardDialogProps) {
  const provider = calls.useExamsCardProviderQuery();
  const [attempt, setAttempt] = useState(1);
  const [phase, setPhase] = useState<Phase>('entering');
  const busy = phase === 'paying' || phase === 'recording';
  useUnloadQuestion(busy);

  function close() {
    if (phase === 'entering') onClose();
    // The money has moved, whether or not our records know it yet.
    if (phase === 'unrecorded') form.onPaid();
  }

  return (
    <Modal
      open={open}
      title={`${title}: ${formatPence(form.amount, language())}`}
      footer={null}
      onCancel={close}
      closable={!busy && { 'aria-label': say('Close') }}
      keyboard={!busy}
      mask={{ closable: false }}
      // The bank's own check of the card opens over the page, outside this dialog.
      focusable={{ trap: !busy }}
      destroyOnHidden
    >
      {provider.isError && (
        <Notice
          kind="error"
          title={say('The card payment could not be reached.')}
          actions={<Button onClick={() => provider.refetch()}>{say('Try again')}</Button>}
        >
          {answerIn(provider.error, errorAnswer)?.message}{' '}
          {say('You can also close this and pay by bank transfer or request a callback.')}
        </Notice>
      )}
      {!provider.data && !provider.isError && <Loading of={say('card payment')} />}
      {provider.data && (
        <CardField
          key={attempt}
          provider={provider.data}
          onRetry={() => setAttempt(attempt + 1)}
          form={{ ...form, phase, onPhase: setPhase, onLeave: close }}
        />
      )}
    </Modal>
  );
}

function useUnloadQuestion(wanted: boolean) {
  useEffect(() => {
    if (!wanted) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [wanted]);
}
