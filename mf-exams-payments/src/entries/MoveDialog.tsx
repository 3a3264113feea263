import { type EntryMove, entryMove, type ListedEntry } from '@forms/shared/contract';
import { useState } from 'react';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf } from '../dialog-form/fieldErrors';
import { TextEntry } from '../dialog-form/TextEntry';
import { entryNamed } from './entryActs';
import { entryCalls } from './entryCalls';

const words: Record<EntryMove['state'], { title: string; save: string; text: string }> = {
  refused: {
    title: 'Refuse this entry',
    save: 'Refuse it',
    text: 'It stays in the list as refused and goes to no board. What was asked for it stays as it is.',
  },
  requested: {
    title: 'Set this entry back',
    save: 'Set it back',
    text: 'It is requested again, and is to be entered with the board.',
  },
};

interface MoveDialogProps {
  entry: ListedEntry;
  state: EntryMove['state'];
  onClose(): void;
}

/** Sets the state of an entry by hand, with a reason. */
export function MoveDialog({ entry, state, onClose }: MoveDialogProps) {
  const [move] = entryCalls.useExamsMoveEntryMutation();
  const [reason, setReason] = useState('');
  const { title, save, text } = words[state];

  async function send() {
    const entered = entryMove.safeParse({ version: entry.version, state, reason });
    if (!entered.success) return errorsOf(entered.error);
    await move({ params: { id: entry.id }, body: entered.data }).unwrap();
    return undefined;
  }

  return (
    <DialogForm title={title} save={save} isDangerous={state === 'refused'} onSave={send} onClose={onClose}>
      {(errors) => (
        <>
          <p>
            {entryNamed(entry)}, {entry.series.name}. {text}
          </p>
          <TextEntry label="Reason" hint="For staff." value={reason} onChange={setReason} error={errors.reason} long />
        </>
      )}
    </DialogForm>
  );
}
