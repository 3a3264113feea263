import { type InvoiceItemType, invoiceAccounts, invoiceItemTypeLabels, invoiceItemTypes } from '@forms/shared/contract';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { accountAfter } from './changes';

export interface Booked {
  type: InvoiceItemType;
  accountId: InvoiceItemType;
}

const types = invoiceItemTypes.map((value) => ({ value, label: invoiceItemTypeLabels[value] }));
const accounts = invoiceAccounts.map(({ id, label }) => ({ value: id, label }));

/** What a line is for, and the account that it is booked to: its type's, until another is chosen. */
export function TypeAndAccount({ value, onChange }: { value: Booked; onChange(booked: Booked): void }) {
  const { type, accountId } = value;
  return (
    <>
      <SelectEntry
        label="Type"
        value={type}
        choices={types}
        onChange={(chosen) => onChange({ type: chosen, accountId: accountAfter(type, chosen, accountId) })}
      />
      <SelectEntry
        label="Account"
        value={accountId}
        choices={accounts}
        onChange={(chosen) => onChange({ type, accountId: chosen })}
      />
    </>
  );
}
