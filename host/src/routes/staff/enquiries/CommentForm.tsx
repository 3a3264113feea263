import { newComment } from '@forms/shared/contract';
import { staffCalls } from '../staffCalls';
import { unsentComments } from './unsent';
import { WriteForm } from './WriteForm';

/** Adds a comment to an enquiry. */
export function CommentForm({ enquiryId }: { enquiryId: string }) {
  const [addComment] = staffCalls.useHostAddCommentMutation();
  return (
    <WriteForm
      id="comment"
      label="Comment"
      hint="For staff. It can’t be changed afterwards."
      button="Add comment"
      failed="The comment could not be stored, and is still here."
      enquiryId={enquiryId}
      unsent={unsentComments}
      schema={newComment}
      onSend={(comment) => addComment({ params: { id: enquiryId }, body: comment }).unwrap()}
    />
  );
}
