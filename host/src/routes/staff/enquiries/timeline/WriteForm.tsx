import { useAppDispatch, useAppSelector } from '@forms/shared/platform/store';
import { Button, FieldFrame } from '@forms/shared/platform/ui';
import { Input } from '@forms/shared/platform/ui/input';
import type * as z from '@forms/shared/platform/zod';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { readFailure } from '../../../../services/failure';
import type { unsentComments } from './unsent';
import styles from './WriteForm.module.css';

interface WriteFormProps {
  id: string;
  label: string;
  hint: string;
  /** The words of the button that sends it. */
  button: string;
  /** What is said where it could not be sent. */
  failed: string;
  enquiryId: string;
  unsent: typeof unsentComments;
  schema: z.ZodType<{ text: string }>;
  /** Rejects with the call that failed. */
  onSend(written: { text: string }): Promise<unknown>;
  /** What else is chosen for it, under the words. */
  children?: ReactNode;
}

/** Writes something about an enquiry. What is written stays until it has been stored. */
export function WriteForm(props: WriteFormProps) {
  const { id: name, label, hint, button, failed, enquiryId, unsent, schema, onSend } = props;
  const texts = useAppSelector(unsent.of);
  const text = texts[enquiryId] ?? '';
  const dispatch = useAppDispatch();
  const [error, setError] = useState<string>();
  const [sending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const write = (next: string) => dispatch(unsent.set({ ...texts, [enquiryId]: next }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const written = schema.safeParse({ text });
    if (!written.success) {
      setError(written.error.issues[0]?.message);
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    setSending(true);
    try {
      await onSend(written.data);
      setError(undefined);
      write('');
    } catch (failure) {
      setError(`${failed} ${readFailure(failure).message}`);
    } finally {
      setSending(false);
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <FieldFrame id={name} label={label} hint={hint} error={error}>
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
      {props.children}
      <Button htmlType="submit" loading={sending}>
        {button}
      </Button>
    </form>
  );
}
