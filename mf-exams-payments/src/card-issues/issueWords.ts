import { type CardIssue, disputeStateLabels, formatPence, refundStateLabels, shownTime } from '@forms/shared/contract';

/** What an issue is, as a heading. */
export function issueTitle(issue: CardIssue): string {
  const amount = formatPence(issue.amount);
  if (issue.kind === 'dispute') return `Dispute about ${amount}: ${disputeStateLabels[issue.state].toLowerCase()}`;
  return `Refund of ${amount}: ${refundStateLabels[issue.state].toLowerCase()}`;
}

/** What it means, and what is to be done, in sentences. */
export function issueText(issue: CardIssue): string {
  const why = issue.detail && ` The provider says: ${issue.detail}.`;
  if (issue.kind === 'refund') return `${refundTexts[issue.state]}${why}`;
  const due = issue.dueBy ? ` Evidence is due by ${shownTime(issue.dueBy)}.` : '';
  return `${disputeTexts[issue.state]}${issue.state === 'open' || issue.state === 'inquiry' ? due : ''}${why}`;
}

const refundTexts = {
  asked: 'The provider has not answered yet. It is asked again by itself.',
  pending: 'The provider has taken it, and the money is not there yet.',
  done: 'The money went back.',
  refused: 'The provider did not take it. Nothing went back.',
  failed: 'The card’s bank returned it: the payer is owed the money again. Arrange another way, or try the card again.',
} as const;

const disputeTexts = {
  inquiry: 'The payer’s bank asks about the payment, and may take it back. Answer it in the provider’s dashboard.',
  'inquiry-answered': 'The payer’s bank asks about the payment, and has your answer.',
  open: 'The payer’s bank has taken the payment back. Send evidence in the provider’s dashboard, or let the payer have it.',
  answered: 'The payer’s bank has taken the payment back, and has your evidence. It decides within some weeks.',
  won: 'The payer’s bank has decided for you: the money is back.',
  lost: 'The payer’s bank has decided for the payer: the money is gone, and owing again.',
  closed: 'It is over, and took no money.',
} as const;
