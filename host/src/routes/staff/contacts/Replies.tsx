import {
  type Contact,
  type ContactReply,
  letterStateLabel,
  type MailInThread,
  shownTime,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { SafeHtml } from '@forms/shared/platform/ui/html';
import { MailDetails } from '../mail/MailDetails';
import { FreeText } from '../record/FreeText';
import { staffCalls } from '../staffCalls';
import styles from './Replies.module.css';

/** What staff answered to a message, how far each letter is, and what came back by mail, oldest first; a letter that did not go can be sent again. */
export function Replies({ contact }: { contact: Contact }) {
  const { id } = contact;
  const [sendAgain, { isLoading }] = staffCalls.useHostSendReplyAgainMutation();
  const { requestError, toast } = useServices();

  const again = ({ id: replyId, letter: { recipient } }: ContactReply) =>
    sendAgain({ params: { id, replyId } })
      .unwrap()
      .then(() => toast({ kind: 'info', message: `It is being sent to ${recipient}.` }), requestError);

  const thread = [
    ...contact.replies.map((reply) => ({ at: reply.madeAt, id: reply.id, drawn: drawn(reply) })),
    ...contact.received.map((mail) => ({ at: mail.receivedAt, id: mail.id, drawn: <Received mail={mail} /> })),
  ].sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  return (
    <ol className={styles.replies}>
      {thread.map(({ id, drawn }) => (
        <li key={id} className={styles.reply}>
          {drawn}
        </li>
      ))}
    </ol>
  );

  function drawn(reply: ContactReply) {
    return (
      <>
        <By name={reply.author} at={reply.madeAt} />
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
      </>
    );
  }
}

function Received({ mail }: { mail: MailInThread }) {
  return (
    <>
      <By name={mail.name || mail.from} at={mail.receivedAt} />
      <MailDetails mail={mail}>{mail.text && <FreeText>{mail.text}</FreeText>}</MailDetails>
    </>
  );
}

function By({ name, at }: { name: string; at: string }) {
  return (
    <p>
      <strong>{name}</strong>{' '}
      <time className={styles.quiet} dateTime={at}>
        {shownTime(at)}
      </time>
    </p>
  );
}
