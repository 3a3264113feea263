import {
  CODE_LENGTH,
  CODE_MINUTES,
  errorAnswer,
  LINK_DAYS_ALONE,
  WRONG_APPLICATION_CODE,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn } from '@forms/shared/platform/store';
import { Button, FieldFrame, NativeInput } from '@forms/shared/platform/ui';
import { type FormEvent, useRef, useState } from 'react';
import { say } from '../words/say';
import styles from './Application.module.css';
import { applicationCalls } from './applicationCalls';
import { NoApplication } from './NoApplication';

interface CodeNeededProps {
  link: string;
  reference: string;
  /** The code was right: `link` is a new one. */
  onOpen(link: string): void;
}

/** What stands behind a link that is older than a month, until the code is given that was mailed. */
export function CodeNeeded({ link, reference, onOpen }: CodeNeededProps) {
  const { requestError } = useServices();
  const [send, sending] = applicationCalls.useFormsApplicationMailMutation();
  const [open, opening] = applicationCalls.useFormsOpenApplicationMutation();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLFormElement>(null);

  const sendCode = () =>
    send({ body: { link, send: 'code' } })
      .unwrap()
      .catch(requestError);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (opening.isLoading) return;
    const { data, error: failure } = await open({ body: { link, code } });
    if (data) return onOpen(data.link);
    const answer = answerIn(failure, errorAnswer);
    if (answer?.error === 'wrong-code') {
      setError(say(WRONG_APPLICATION_CODE));
      field.current?.querySelector('input')?.focus();
    } else if (answer?.error !== 'no-application') requestError(failure);
  }

  if (answerIn(opening.error, errorAnswer)?.error === 'no-application') return <NoApplication link={link} />;
  return (
    <div className={styles.application}>
      <section className={styles.part} aria-labelledby="code">
        <h2 id="code" className={styles.heading}>
          {say('Open {reference} with a code', { reference })}
        </h2>
        <p>
          {say(
            'This link is more than {days} days old. So that nobody else reads what you sent, we email a code to the address that you gave.',
            { days: LINK_DAYS_ALONE },
          )}
        </p>
        {!sending.isSuccess ? (
          <div className={styles.tools}>
            <Button type="primary" loading={sending.isLoading} onClick={sendCode}>
              {say('Email me a code')}
            </Button>
          </div>
        ) : (
          <form ref={field} className={styles.part} noValidate onSubmit={submit}>
            <p role="status">
              {say('The code is on its way. It is good for {minutes} minutes.', { minutes: CODE_MINUTES })}
            </p>
            <FieldFrame
              id="application-code"
              label={say('Code')}
              hint={say('{length} letters and digits', { length: CODE_LENGTH })}
              error={error}
            >
              {({ id, describedBy }) => (
                <NativeInput
                  id={id}
                  value={code}
                  onChange={({ target }) => setCode(target.value)}
                  autoComplete="one-time-code"
                  spellCheck={false}
                  aria-describedby={describedBy}
                  aria-invalid={error !== undefined}
                />
              )}
            </FieldFrame>
            <div className={styles.tools}>
              <Button type="primary" htmlType="submit" loading={opening.isLoading}>
                {say('Open my application')}
              </Button>
              <Button loading={sending.isLoading} onClick={sendCode}>
                {say('Email me another code')}
              </Button>
            </div>
          </form>
        )}
      </section>
    </div>
  );
}
