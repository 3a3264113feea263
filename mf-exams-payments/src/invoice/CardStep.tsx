import type { ExamsSubmitted } from '@forms/shared/contract';
import type { CardDialogProps } from '../card-payment/CardDialog';
import { LazyDialog } from '../lazy-dialog/LazyDialog';
import { say } from '../words/say';

const loadCardDialog = () => import('../card-payment/CardDialog');

interface CardStepProps extends Omit<CardDialogProps, 'amount' | 'reference'> {
  application: ExamsSubmitted;
}

/** The payment of a stored application by card. */
export const CardStep = ({ application: { owing, reference }, ...dialog }: CardStepProps) => (
  <LazyDialog
    load={loadCardDialog}
    warning={say(
      'If you had pressed Pay already, please do not pay again: quote {reference} to us, and we will see whether the payment was made.',
      { reference },
    )}
    dialog={{ ...dialog, amount: owing, reference }}
  />
);
