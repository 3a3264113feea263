import { errorAnswer, ruleMessages as inEnglish, isEmail } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn } from '@forms/shared/platform/store';
import { Button, FieldFrame, NativeInput } from '@forms/shared/platform/ui';
import { type FormEvent, useState } from 'react';
import { calls } from '../calls';
import { ruleMessages, say } from '../words/say';
import styles from './FinishLaterDialog.module.css';

/** Sends a draft’s link to an address that is asked for, and says to which. */
export function MailLink({ hash }: { hash: string }) {
  const { requestError } = useServices();
  const [mail, { isLoading }] = calls.useFormsMailDraftMutation();
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React hands it on to the form that the dialog was opened from.
    event.stopPropagation();
    if (isLoading) return;
    const to = email.trim();
    const field = event.currentTarget.querySelector('input');
    setSentTo(undefined);
    setError(undefined);
    const refused = () => {
      setError((ruleMessages() ?? inEnglish).email);
      field?.focus();
    };
    if (!isEmail(to)) return refused();
    const { error: failure } = await mail({ body: { hash, email: to } });
    if (failure === undefined) return setSentTo(to);
    if (answerIn(failure, errorAnswer)?.error === 'no-address') refused();
    else requestError(failure);
  }

  return (
    <form className={styles.content} noValidate onSubmit={submit}>
      <FieldFrame
        id="draft-email"
        label={say('Email address')}
        hint={say('To have the link sent to you, or to whoever goes on with the form.')}
        error={error}
      >
        {({ id, describedBy }) => (
          <div className={styles.copy}>
            <NativeInput
              id={id}
              className={styles.link ?? ''}
              type="email"
              autoComplete="email"
              spellCheck={false}
              value={email}
              onChange={({ target }) => setEmail(target.value)}
              aria-describedby={describedBy}
              aria-invalid={error !== undefined}
            />
            <Button htmlType="submit" loading={isLoading}>
              {say('Email me the link')}
            </Button>
          </div>
        )}
      </FieldFrame>
      <p role="status">
        {sentTo !== undefined &&
          say(
            'The link is on its way to {email}. If it does not come within a few minutes, please look among your junk mail.',
            {
              email: sentTo,
            },
          )}
      </p>
    </form>
  );
}
