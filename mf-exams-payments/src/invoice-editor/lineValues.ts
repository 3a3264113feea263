import { formatPence, type Invoice } from '@forms/shared/contract';
import { readPounds } from '../pounds/pounds';

type Line = Pick<Invoice['footerItems'][number], 'id' | 'description' | 'cost'>;

/** What both have of a line, where somebody else changed the invoice: theirs, and what is typed; of a new line, the total. */
export function lineValues(
  theirs: readonly Line[],
  line: Line | undefined,
  { amount }: Pick<Invoice, 'amount'>,
  { description, pounds, quantity = 1 }: { description: string; pounds: string; quantity?: number },
): [label: string, theirs: string, yours: string][] {
  const cost = formatPence((readPounds(pounds) ?? 0) * (quantity || 1));
  if (!line) return [['Total payable', formatPence(amount), `${cost} more`]];
  const stored = theirs.find(({ id }) => id === line.id);
  return [
    ['Description', stored?.description ?? 'Deleted', description],
    ['Cost', stored ? formatPence(stored.cost) : 'Deleted', cost],
  ];
}
