import type { EntryChoice } from '@forms/shared/contract';
import { useState } from 'react';
import { DialogForm } from '../dialog-form/DialogForm';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { counted } from '../exports/counted';
import { entryCalls } from './entryCalls';

interface StatementsDialogProps {
  /** With an entry at least. */
  series: readonly EntryChoice[];
  /** The one that the list is narrowed to. */
  first: string | undefined;
  onSent(applications: number): void;
  onClose(): void;
}

/** Sends the candidates of a series their statements of entry, all at once. */
export function StatementsDialog({ series, first, onSent, onClose }: StatementsDialogProps) {
  const [send] = entryCalls.useExamsSendEntryStatementsMutation();
  const [seriesId, setSeriesId] = useState(first ?? series[0]?.id ?? '');
  const { currentData: count } = entryCalls.useExamsEntryStatementCountQuery(
    { query: { seriesId } },
    { refetchOnMountOrArgChange: true },
  );

  async function save() {
    const { applications } = await send({ body: { seriesId } }).unwrap();
    onSent(applications);
    return undefined;
  }

  return (
    <DialogForm title="Send statements of entry" save="Send them" onSave={save} onClose={onClose}>
      {() => (
        <>
          <p>
            Each candidate with an entry that stands gets a letter with the link to their page, where the statement is
            as it is then. A second press on the same day sends none twice.
          </p>
          <SelectEntry
            label="Series"
            value={seriesId}
            choices={series.map(({ id, title }) => ({ value: id, label: title }))}
            onChange={setSeriesId}
          />
          <p role="status">{count && `It goes out for ${counted(count.applications, 'application')}.`}</p>
        </>
      )}
    </DialogForm>
  );
}
