import { newComment } from '@forms/shared/contract';
import { useAppDispatch, useAppSelector } from '@forms/shared/platform/store';
import { Button, FieldFrame } from '@forms/shared/platform/ui';
import { Input } from '@forms/shared/platform/ui/input';
import { type FormEvent, useRef, useState } from 'react';
import { readFailure } from '../../../services/failure';
import { staffCalls } from '../staffCalls';
import styles from './CommentForm.module.css';
import { unsentComments } from './unsentComments';

/** Adds a comment to an enquiry. What is written stays until it has been stored. */
export function CommentForm({ enquiryId }: { enquiryId: string }) {
  const comments = useAppSelector(unsentComments.of);
  const text = comments[enquiryId] ?? '';
  const dispatch = useAppDispatch();
  const [error, setError] = useState<string>();
  const [addComment, { isLoading }] = staffCalls.useHostAddCommentMutation();
  const form = useRef<HTMLFormElement>(null);

  const write = (next: string) => dispatch(unsentComments.set({ ...comments, [enquiryId]: next }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const comment = newComment.safeParse({ text });
    if (!comment.success) {
      setError(comment.error.issues[0]?.message);
      form.current?.querySelector('textarea')?.focus();
      return;
    }
    try {
      await addComment({ params: { id: enquiryId }, body: comment.data }).unwrap();
      setError(undefined);
      write('');
    } catch (failure) {
      setError(`The comment could not be stored, and is still here. ${readFailure(failure).message}`);
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <FieldFrame id="comment" label="Comment" hint="For staff. It can’t be changed afterwards." error={error}>
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
        Add comment
      </Button>
    </form>
  );
}
