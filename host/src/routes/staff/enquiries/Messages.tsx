import { type EnquiryMessages, IDEMPOTENCY_HEADER, newMessage, shownTime } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { idempotencyKey, randomId } from '@forms/shared/platform/store';
import { Button, Loading } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { Failed } from '../../Failed';
import { staffCalls, watched } from '../staffCalls';
import styles from './Messages.module.css';
import { unsentMessages } from './unsent';
import { WriteForm } from './WriteForm';

interface MessagesProps {
  enquiryId: string;
  /** The address that the enquiry gives; empty for none. */
  email: string;
}

/** What staff and the applicant have written to each other, and what staff write next. */
export function Messages({ enquiryId, email }: MessagesProps) {
  const { data, error, refetch } = staffCalls.useHostMessagesQuery({ params: { id: enquiryId } }, watched);
  const [write] = staffCalls.useHostWriteToApplicantMutation();
  const [journey, setJourney] = useState(randomId);
  if (error && !data) return <Failed what="The messages" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the messages" lines={4} />;
  const seen = data.map(({ id }) => id);

  async function send({ text }: { text: string }) {
    const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey(journey, text) };
    await write({ params: { id: enquiryId }, body: { text, seen }, headers }).unwrap();
    setJourney(randomId());
  }

  return (
    <div className={styles.messages}>
      {data.length > 0 && (
        <ol className={styles.list}>
          {data.map((message) => (
            <Message key={message.id} message={message} />
          ))}
        </ol>
      )}
      {data.some(({ isWaiting }) => isWaiting) && <NoAnswer enquiryId={enquiryId} seen={seen} />}
      <WriteForm
        id="message"
        label="Message to the applicant"
        hint={
          email
            ? 'They read it on their private page. A letter tells them that it is there, and holds nothing of it.'
            : 'There is no email address to write to: they read it when they open their private page.'
        }
        button="Send message"
        failed="The message was not sent, and is still here."
        enquiryId={enquiryId}
        unsent={unsentMessages}
        schema={newMessage}
        onSend={send}
      />
    </div>
  );
}

function Message({ message: { from, author, text, sentAt, isWaiting } }: { message: EnquiryMessages[number] }) {
  return (
    <li className={`${styles.message} ${styles[from]}`}>
      <p className={styles.head}>
        <strong>{author}</strong>{' '}
        <time className={styles.when} dateTime={sentAt}>
          {shownTime(sentAt)}
        </time>{' '}
        {isWaiting && <span className={styles.waiting}>Waits for an answer</span>}
      </p>
      <p className={styles.text}>{text}</p>
    </li>
  );
}

/** Ends the waiting for what takes no answer, or had it by telephone. */
function NoAnswer({ enquiryId, seen }: { enquiryId: string; seen: string[] }) {
  const [end, { isLoading }] = staffCalls.useHostAnsweredElsewhereMutation();
  const { requestError } = useServices();
  return (
    <div>
      <Button
        loading={isLoading}
        onClick={() =>
          void end({ params: { id: enquiryId }, body: { seen } })
            .unwrap()
            .catch(requestError)
        }
      >
        No answer needed
      </Button>
    </div>
  );
}
