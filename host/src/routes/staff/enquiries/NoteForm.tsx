import { newNote } from '@forms/shared/contract';
import { useAppDispatch, useAppSelector } from '@forms/shared/store';
import { Button, FieldFrame, Input } from '@forms/shared/ui';
import { type FormEvent, useRef, useState } from 'react';
import { calls } from '../../../calls';
import { readFailure } from '../../../services/failure';
import styles from './NoteForm.module.css';
import { unsentNotes } from './unsentNotes';

/** Adds a note to an enquiry. What is written stays until it has been stored. */
export function NoteForm({ enquiryId }: { enquiryId: string }) {
  const notes = useAppSelector(unsentNotes.of);
  const text = notes[enquiryId] ?? '';
  const dispatch = useAppDispatch();
  const [error, setError] = useState<string>();
  const [addNote, { isLoading }] = calls.useHostAddNoteMutation();
  const form = useRef<HTMLFormElement>(null);

  const write = (next: string) => dispatch(unsentNotes.set({ ...notes, [enquiryId]: next }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const note = newNote.safeParse({ text });
    if (!note.success) {
      setError(note.error.issues[0]?.message);
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    try {
      await addNote({ params: { id: enquiryId }, body: note.data }).unwrap();
      setError(undefined);
      write('');
    } catch (failure) {
      setError(`The note could not be stored, and is still here. ${readFailure(failure).message}`);
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <FieldFrame id="note" label="Note" hint="For staff. It can’t be changed afterwards." error={error}>
        {({ id, describedBy }) => (
          <Input.TextArea
            id={id}
            value={text}
            onChange={({ target }) => write(target.value)}
            rows={3}
            className={styles.text ?? ''}
            aria-describedby={describedBy}
            aria-invalid={error !== undefined}
          />
        )}
      </FieldFrame>
      <Button htmlType="submit" loading={isLoading}>
        Add note
      </Button>
    </form>
  );
}
