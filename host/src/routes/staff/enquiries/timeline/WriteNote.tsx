import { newComment } from '@forms/shared/contract';
import { useAppDispatch, useAppSelector } from '@forms/shared/platform/store';
import { staffCalls } from '../../staffCalls';
import { MentionChoice } from './MentionChoice';
import { unsentComments, unsentMentions } from './unsent';
import { WriteForm } from './WriteForm';

/** Writes a note beside an enquiry, for all of the staff or for some of them. */
export function WriteNote({ enquiryId }: { enquiryId: string }) {
  const [addComment] = staffCalls.useHostAddCommentMutation();
  const all = useAppSelector(unsentMentions.of);
  const dispatch = useAppDispatch();
  const mentions = all[enquiryId] ?? [];
  const mention = (colleagues: typeof mentions) => dispatch(unsentMentions.set({ ...all, [enquiryId]: colleagues }));

  async function send({ text }: { text: string }) {
    await addComment({ params: { id: enquiryId }, body: { text, mentions: mentions.map(({ id }) => id) } }).unwrap();
    mention([]);
  }
  return (
    <WriteForm
      id="comment"
      label="Note"
      hint="It can’t be changed afterwards."
      button="Add note"
      failed="The note could not be stored, and is still here."
      enquiryId={enquiryId}
      unsent={unsentComments}
      schema={newComment}
      onSend={send}
    >
      <MentionChoice value={mentions} onChange={mention} />
    </WriteForm>
  );
}
