import {
  type Enquiry,
  formatPence,
  IDEMPOTENCY_HEADER,
  type PaymentStepKind,
  refundRequest,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { idempotencyKey, randomId } from '@forms/shared/platform/store';
import { useState } from 'react';
import { calls } from '../calls';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf } from '../dialog-form/fieldErrors';
import { TextEntry } from '../dialog-form/TextEntry';
import { POUNDS_WANTED, readPounds, typedPounds } from '../pounds/pounds';

const TO_CARD = 'The money goes back to the card that paid.';
const FIRST_TO_CARD =
  'What the card paid goes back to it first. The rest is only recorded: its transfer is yours to make.';
const RECORDED = 'This was not paid by card: the refund is only recorded, the transfer is yours to make.';

interface RefundDialogProps {
  enquiry: Enquiry;
  /** The pence that can be given back at most. */
  left: number;
  onClose(): void;
}

/** Gives money back. Sent again because an answer was lost, it is the same refund. */
export function RefundDialog({ enquiry, left, onClose }: RefundDialogProps) {
  const { confirm } = useServices();
  const [refund] = calls.useExamsRefundMutation();
  const [journey] = useState(randomId);
  const [pounds, setPounds] = useState(typedPounds(enquiry.surplus || left));
  const [reason, setReason] = useState('');
  const has = (step: PaymentStepKind) => enquiry.payments.some(({ kind }) => kind === step);
  const whereTo = has('paid') ? (has('received') ? FIRST_TO_CARD : TO_CARD) : RECORDED;

  async function save() {
    const amount = readPounds(pounds);
    const entered = refundRequest.safeParse({ amount, reason });
    if (!entered.success || entered.data.amount > left) {
      const errors = entered.success ? {} : errorsOf(entered.error);
      if (amount === undefined || amount <= 0) return { ...errors, amount: POUNDS_WANTED };
      return amount > left ? { ...errors, amount: `At most ${formatPence(left)} can be given back` } : errors;
    }
    const title = `Give ${formatPence(entered.data.amount)} back to ${enquiry.name}?`;
    if (!(await confirm({ title, message: whereTo }))) return {};
    const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey(journey, entered.data) };
    await refund({ params: { id: enquiry.id }, body: entered.data, headers }).unwrap();
    return undefined;
  }

  return (
    <DialogForm title="Refund" save="Give back" onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          <p>{whereTo}</p>
          <TextEntry
            label="Amount"
            hint={`In pounds, at most ${formatPence(left)}.`}
            value={pounds}
            onChange={setPounds}
            error={errors.amount}
            pounds
          />
          <TextEntry
            label="Reason"
            hint="For staff, in the history."
            value={reason}
            onChange={setReason}
            error={errors.reason}
            long
          />
        </>
      )}
    </DialogForm>
  );
}
