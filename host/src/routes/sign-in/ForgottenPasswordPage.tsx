import { errorAnswer, forgottenPassword } from '@forms/shared/contract';
import { Link, useLocation } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { answerIn } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { type FormEvent, useRef, useState } from 'react';
import { calls } from '../../calls';
import { readFailure } from '../../services/failure';
import { say } from '../../translation/own/say';
import { usePageHeading } from '../usePageHeading';
import { Entry } from './Entry';
import styles from './SignInPage.module.css';

const focus = (element: HTMLElement | null) => element?.focus();

/** Has an email sent with a link that signs in and lets one set another password. Tells nobody who is known here. */
export function ForgottenPasswordPage() {
  usePageHeading({
    title: say('A new password'),
    subtitle: say('We email you a link that lets you set one'),
    language: language(),
  });
  const { state } = useLocation();
  const [email, setEmail] = useState(emailIn(state));
  const [emailError, setEmailError] = useState<string>();
  const [sentTo, setSentTo] = useState<string>();
  const [tooMany, setTooMany] = useState<string>();
  const [forgotPassword, { isLoading }] = calls.useHostForgotPasswordMutation();
  const { requestError } = useServices();
  const form = useRef<HTMLFormElement>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const body = forgottenPassword.safeParse({ email });
    setEmailError(body.error ? say('Please enter a valid email address') : undefined);
    setTooMany(undefined);
    if (!body.success) return focus(form.current?.querySelector('input') ?? null);
    const { error } = await forgotPassword({ body: body.data });
    if (!error) setSentTo(body.data.email);
    else if (readFailure(error).status === 429) setTooMany(answerIn(error, errorAnswer)?.message);
    else requestError(error);
  }

  if (sentTo !== undefined)
    return (
      <div className={styles.page} tabIndex={-1} ref={focus}>
        <Notice
          kind="success"
          title={say('Please look into your mailbox')}
          actions={<Button onClick={() => setSentTo(undefined)}>{say('Send another')}</Button>}
        >
          {say(
            'If somebody with the address {email} may sign in here, an email is on its way. Its link works once, within ten minutes.',
            { email: sentTo },
          )}
        </Notice>
      </div>
    );
  return (
    <div className={styles.page}>
      {tooMany && (
        <Notice kind="error" title={say('Too many tries')}>
          {tooMany}
        </Notice>
      )}
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <Entry
          id="forgotten-email"
          label={say('Email address')}
          error={emailError}
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          required
        />
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={isLoading}>
            {say('Send the link')}
          </Button>
        </div>
      </form>
      <p className={styles.otherwise}>
        {say('Remembered it?')} <Link to="/sign-in">{say('Sign in')}</Link>.
      </p>
    </div>
  );
}

/** What was typed at the sign-in page, which the navigation brought along. */
function emailIn(navigationState: unknown): string {
  const { email } = (typeof navigationState === 'object' && navigationState !== null ? navigationState : {}) as Record<
    string,
    unknown
  >;
  return typeof email === 'string' ? email : '';
}
