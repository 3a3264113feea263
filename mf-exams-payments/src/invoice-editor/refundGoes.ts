import { type Invoice, standing } from '@forms/shared/contract';

const TO_CARD = 'The money goes back to the card that paid.';
const FIRST_TO_CARD =
  'What the card paid goes back to it first. The rest is only recorded: its transfer is yours to make.';
const RECORDED = 'The refund is only recorded here: the transfer is yours to make.';

/** Where a refund of an invoice goes, in words; it may be chosen once the card’s bank has sent one back. */
export function refundGoes({ entries }: Pick<Invoice, 'entries'>) {
  const came = standing(entries);
  const byCard = came.some(({ kind }) => kind === 'card');
  const otherwise = came.some(({ kind, amount }) => kind !== 'card' && amount > 0 && kind !== 'refund-failed');
  return {
    usual: byCard ? (otherwise ? FIRST_TO_CARD : TO_CARD) : RECORDED,
    recorded: RECORDED,
    mayChoose: byCard && came.some(({ kind }) => kind === 'refund-failed'),
  };
}
