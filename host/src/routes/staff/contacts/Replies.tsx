import { type Contact, type ContactReply, letterStateLabel, shownTime } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { SafeHtml } from '@forms/shared/platform/ui/html';
import { staffCalls } from '../staffCalls';
import styles from './Replies.module.css';

/** What staff answered to a message, and how far each letter is; one that did not go can be sent again. */
export function Replies({ contact: { id, replies } }: { contact: Contact }) {
  const [sendAgain, { isLoading }] = staffCalls.useHostSendReplyAgainMutation();
  const { requestError, toast } = useServices();

  const again = ({ id: replyId, letter: { recipient } }: ContactReply) =>
    sendAgain({ params: { id, replyId } })
      .unwrap()
      .then(() => toast({ kind: 'info', message: `It is being sent to ${recipient}.` }), requestError);

  return (
    <ol className={styles.replies}>
      {replies.map((reply) => (
        <li key={reply.id} className={styles.reply}>
          <p>
            <strong>{reply.author}</strong>{' '}
            <time className={styles.quiet} dateTime={reply.madeAt}>
              {shownTime(reply.madeAt)}
            </time>
          </p>
          <div className={styles.written}>
            <SafeHtml html={reply.html} />
          </div>
          <p className={reply.letter.state === 'failed' ? styles.failed : styles.quiet}>
            {letterStateLabel(reply.letter)}
          </p>
          {reply.letter.state !== 'sent' && (
            <Button
              disabled={isLoading}
              aria-label={`Send again: reply of ${shownTime(reply.madeAt)}`}
              onClick={() => again(reply)}
            >
              Send again
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
