import { documentNames, entryWithdrawal, formatPence, type ListedEntry, shownDay } from '@forms/shared/contract';
import { Loading } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf } from '../dialog-form/fieldErrors';
import { TextEntry } from '../dialog-form/TextEntry';
import { POUNDS_WANTED, readPounds, typedPounds } from '../pounds/pounds';
import { entryNamed } from './entryActs';
import { entryCalls } from './entryCalls';

interface WithdrawDialogProps {
  entry: ListedEntry;
  onClose(): void;
}

/** Withdraws an entry: says what comes back by the key dates, which staff may change. */
export function WithdrawDialog({ entry, onClose }: WithdrawDialogProps) {
  const { data: offer } = entryCalls.useExamsEntryOfferQuery(
    { params: { id: entry.id } },
    { refetchOnMountOrArgChange: true },
  );
  const [withdraw] = entryCalls.useExamsWithdrawEntryMutation();
  const [typed, setTyped] = useState<string>();
  const [reason, setReason] = useState('');
  const proposed = offer?.withdrawal.returned;
  const { invoice, creditNote } = documentNames(entry.campus);
  const returned = typed ?? typedPounds(proposed ? proposed.board + proposed.centre : 0);

  async function send() {
    const pence = readPounds(returned);
    if (pence === undefined) return { returned: POUNDS_WANTED };
    const entered = entryWithdrawal.safeParse({ version: entry.version, reason, returned: pence });
    if (!entered.success) return errorsOf(entered.error);
    await withdraw({ params: { id: entry.id }, body: entered.data }).unwrap();
    return undefined;
  }

  return (
    <DialogForm title="Withdraw this entry" save="Withdraw it" isDangerous onSave={send} onClose={onClose}>
      {(errors) => (
        <>
          <p>
            {entryNamed(entry)}, {entry.series.name}. What comes back goes off its {invoice} by a {creditNote}, and a
            letter says so.
          </p>
          {!offer && <Loading of="what comes back" lines={2} />}
          {offer && (
            <p>
              {lastDaySaid(offer.withdrawal.until)}{' '}
              {proposed
                ? `Back: ${formatPence(proposed.board)} of the board’s fee, ${formatPence(proposed.centre)} of ours.`
                : `What was asked for this entry is not known: please credit it on its ${invoice}.`}
            </p>
          )}
          {offer && proposed && (
            <TextEntry
              label="Comes back"
              hint={`At most ${formatPence(offer.withdrawal.most ?? 0)}.`}
              value={returned}
              onChange={setTyped}
              error={errors.returned}
              pounds
            />
          )}
          <TextEntry label="Reason" value={reason} onChange={setReason} error={errors.reason} long />
        </>
      )}
    </DialogForm>
  );
}

const lastDaySaid = (until: string | null) =>
  until === null ? 'By the key dates nothing comes back.' : `The last day to withdraw is ${shownDay(until)}.`;
