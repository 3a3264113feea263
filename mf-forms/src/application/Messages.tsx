import {
  type ApplicationMessage,
  errorAnswer,
  IDEMPOTENCY_HEADER,
  MESSAGE_TOO_LONG,
  NO_MESSAGE,
  newMessage,
  PROVIDER,
  shownTime,
  TOO_MANY_MESSAGES,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn, idempotencyKey } from '@forms/shared/platform/store';
import { Button, FieldFrame, NativeTextArea } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { type FormEvent, useId, useRef, useState } from 'react';
import { say } from '../words/say';
import styles from './Application.module.css';
import { applicationCalls } from './applicationCalls';
import messageStyles from './Messages.module.css';
import { useUnsentMessage } from './useUnsentMessage';

interface MessagesProps {
  link: string;
  messages: readonly ApplicationMessage[];
  /** Another may be written. */
  isOpen: boolean;
  onChange(): void;
}

/** What staff and whoever applied have written to each other, and what the latter writes next. */
export function Messages({ link, messages, isOpen, onChange }: MessagesProps) {
  return (
    <section className={styles.part} aria-labelledby="messages">
      <h2 id="messages" className={styles.heading}>
        {say('Messages')}
      </h2>
      {messages.length > 0 && (
        <ol className={messageStyles.list}>
          {messages.map(({ id, from, text, sentAt }) => (
            <li key={id} className={`${messageStyles.message} ${messageStyles[from]}`}>
              <p className={messageStyles.head}>
                <strong>{from === 'staff' ? PROVIDER : say('You')}</strong>{' '}
                <time className={messageStyles.when} dateTime={sentAt}>
                  {shownTime(sentAt, language())}
                </time>
              </p>
              <p className={messageStyles.text}>{text}</p>
            </li>
          ))}
        </ol>
      )}
      {isOpen && <WriteToStaff link={link} onSent={onChange} />}
    </section>
  );
}

function WriteToStaff({ link, onSent }: { link: string; onSent(): void }) {
  const [send, { isLoading }] = applicationCalls.useFormsWriteToStaffMutation();
  const { text, journey, isSaved, write, sent } = useUnsentMessage(link);
  const [error, setError] = useState<string>();
  const { toast } = useServices();
  const box = useRef<HTMLTextAreaElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const written = newMessage.safeParse({ text });
    if (!written.success) {
      setError(text.trim() === '' ? say(NO_MESSAGE) : say(MESSAGE_TOO_LONG));
      box.current?.focus();
      return;
    }
    try {
      const headers = { [IDEMPOTENCY_HEADER]: idempotencyKey(journey, text) };
      await send({ body: { link, ...written.data }, headers }).unwrap();
      sent();
      setError(undefined);
      toast({ kind: 'positive', message: say('Your message is sent. We answer it here.') });
      onSent();
    } catch (refused) {
      const { error, message = say('Please check your connection and try again.') } =
        answerIn(refused, errorAnswer) ?? {};
      const why = error === 'too-many-messages' ? say(TOO_MANY_MESSAGES) : message;
      setError(`${say('It was not sent, and is still here.')} ${why}`);
    }
  }

  return (
    <form className={`${styles.part} ${styles.onScreen}`} noValidate onSubmit={submit}>
      <FieldFrame
        id={useId()}
        label={say('Write to us about this')}
        hint={say('Ask a question, or say what has changed. We answer here, and tell you by email.')}
        error={error}
      >
        {({ id, describedBy }) => (
          <NativeTextArea
            ref={box}
            id={id}
            rows={3}
            value={text}
            aria-describedby={describedBy}
            aria-invalid={error !== undefined}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </FieldFrame>
      {isSaved && text !== '' && (
        <p className={messageStyles.unsent}>{say('Not sent yet. It is kept on this device until you send it.')}</p>
      )}
      <div className={styles.tools}>
        <Button htmlType="submit" loading={isLoading}>
          {say('Send message')}
        </Button>
      </div>
    </form>
  );
}
