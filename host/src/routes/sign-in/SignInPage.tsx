import { errorAnswer } from '@forms/shared/contract';
import { Link, useLocation, useNavigate } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { answerIn } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { type FormEvent, useRef, useState } from 'react';
import { calls } from '../../calls';
import { readFailure } from '../../services/failure';
import { say } from '../../translation/own/say';
import { landingWith } from '../address';
import { usePageHeading } from '../usePageHeading';
import { pageAfterSignIn } from './destination';
import { Entry } from './Entry';
import styles from './SignInPage.module.css';

interface FieldErrors {
  email?: string;
  password?: string;
}

/** Signs in by email address and password, then goes on as a sign-in link would. */
export function SignInPage() {
  usePageHeading({
    title: say('Sign in'),
    subtitle: say('For staff, and everyone who has a password from us'),
    language: language(),
  });
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<{ title: string; message: string }>();
  const [logIn, { isLoading }] = calls.useHostLogInMutation();
  const { requestError } = useServices();
  const { state } = useLocation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const focus = (field: string) => form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const missing: FieldErrors = {
      ...(email.trim() === '' ? { email: say('Enter your email address') } : {}),
      ...(password === '' ? { password: say('Enter your password') } : {}),
    };
    setErrors(missing);
    setRefusal(undefined);
    const [first] = Object.keys(missing);
    if (first) return focus(first);

    const { data, error } = await logIn({ body: { email, password } });
    if (data) return navigate(landingWith(data.token, pageAfterSignIn(state)), { replace: true });
    const { status } = readFailure(error);
    const message = answerIn(error, errorAnswer)?.message ?? '';
    if (status === 401) {
      setRefusal({ title: say('We could not sign you in'), message });
      focus('password');
    } else if (status === 429) setRefusal({ title: say('Too many tries'), message });
    else requestError(error);
  }

  return (
    <div className={styles.page}>
      {refusal && (
        <Notice kind="error" title={refusal.title}>
          {refusal.message}
        </Notice>
      )}
      <form ref={form} className={styles.form} noValidate onSubmit={submit}>
        <Entry
          id="sign-in-email"
          label={say('Email address')}
          error={errors.email}
          name="email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          required
        />
        <Entry
          id="sign-in-password"
          label={say('Password')}
          error={errors.password}
          name="password"
          isSecret
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          required
        />
        <div className={styles.actions}>
          <Button type="primary" htmlType="submit" loading={isLoading}>
            {say(isLoading ? 'Signing in…' : 'Sign in')}
          </Button>
        </div>
      </form>
      <p className={styles.otherwise}>
        {say('No password, or forgotten it?')}{' '}
        <Link to="/forgotten-password" state={{ email }}>
          {say('Set a new one')}
        </Link>
        {say(', or ask an administrator for a sign-in link.')}
      </p>
    </div>
  );
}
