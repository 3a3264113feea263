import {
  type AmendmentChoice,
  type Campus,
  documentNames,
  entryAmendment,
  formatPence,
  type ListedEntry,
  shownDay,
} from '@forms/shared/contract';
import { Loading } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf } from '../dialog-form/fieldErrors';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { TextEntry } from '../dialog-form/TextEntry';
import { entryNamed } from './entryActs';
import { entryCalls } from './entryCalls';

interface AmendDialogProps {
  entry: ListedEntry;
  onClose(): void;
}

/** Amends an entry to another tier or route of its subject, and says what that costs. */
export function AmendDialog({ entry, onClose }: AmendDialogProps) {
  const { data: offer } = entryCalls.useExamsEntryOfferQuery(
    { params: { id: entry.id } },
    { refetchOnMountOrArgChange: true },
  );
  const [amend] = entryCalls.useExamsAmendEntryMutation();
  const [optionId, setOptionId] = useState('');
  const [reason, setReason] = useState('');
  const { choices = [], until = null, isInvoicedAtOnce = false } = offer?.amendment ?? {};
  const chosen = choices.find(({ option }) => option.id === optionId) ?? choices[0];

  async function send() {
    const { version } = entry;
    const body = { version, optionId: chosen?.option.id ?? '', reason, amount: chosen?.amount ?? null };
    const entered = entryAmendment.safeParse(body);
    if (!entered.success) return errorsOf(entered.error);
    await amend({ params: { id: entry.id }, body: entered.data }).unwrap();
    return undefined;
  }

  return (
    <DialogForm title="Amend this entry" save="Amend it" onSave={send} onClose={onClose}>
      {(errors) => (
        <>
          <p>
            {entryNamed(entry)}, {entry.series.name}. A letter says what it became.
          </p>
          {!offer && <Loading of="what it can become" lines={2} />}
          {offer && !chosen && <p>This subject has no other option in this series. Withdraw the entry instead.</p>}
          {chosen && (
            <>
              <SelectEntry
                label="Becomes"
                hint={
                  until === null ? 'The key dates name no last day for changes.' : `Changes until ${shownDay(until)}.`
                }
                value={chosen.option.id}
                choices={choices.map(({ option }) => ({ value: option.id, label: `${option.code}, ${option.name}` }))}
                onChange={setOptionId}
              />
              <p>{costSaid(chosen, { isInvoicedAtOnce, campus: entry.campus })}</p>
            </>
          )}
          <TextEntry label="Reason" value={reason} onChange={setReason} error={errors.reason} long />
        </>
      )}
    </DialogForm>
  );
}

interface Asking {
  isInvoicedAtOnce: boolean;
  campus: Campus | null;
}

function costSaid({ amount }: AmendmentChoice, { isInvoicedAtOnce, campus }: Asking): string {
  const { invoice, creditNote } = documentNames(campus);
  if (amount === null) return `What was asked for this entry is not known, so that its ${invoice} stays as it is.`;
  if (amount === 0) return 'It costs the same.';
  if (amount < 0) return `${formatPence(-amount)} comes off its ${invoice} by a ${creditNote}.`;
  const more = `It costs ${formatPence(amount)} more`;
  if (!isInvoicedAtOnce) return `${more}, which goes into a draft. Please issue that.`;
  return `${more}. A new ${invoice} with that takes the place of the one that is out, and a letter says so. What was paid counts for it.`;
}
