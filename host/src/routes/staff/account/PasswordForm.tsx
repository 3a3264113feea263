import { PASSWORD_LENGTH, passwordChange } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { errorsByPath } from '@forms/shared/platform/store';
import { Button } from '@forms/shared/platform/ui';
import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readFailure } from '../../../services/failure';
import { say } from '../../../translation/own/say';
import { Entry } from '../../sign-in/Entry';
import { staffCalls } from '../staffCalls';
import styles from './PasswordForm.module.css';

interface FieldErrors {
  current?: string | undefined;
  newPassword?: string | undefined;
}

interface PasswordFormProps {
  email: string;
  /** Who came by a letter's link has none, or has forgotten it. */
  isByLetter: boolean;
}

/** Sets or changes one's password. Password managers know the account by the hidden `email`. */
export function PasswordForm({ email, isByLetter }: PasswordFormProps) {
  const [needsCurrent, setNeedsCurrent] = useState(!isByLetter);
  const [current, setCurrent] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const [errors, setErrors] = useState<FieldErrors>({});
  const [changePassword, { isLoading }] = staffCalls.useHostChangePasswordMutation();
  const { requestError, toast } = useServices();
  const form = useRef<HTMLFormElement>(null);

  function show(next: FieldErrors) {
    // What is wrong is there to be gone to.
    flushSync(() => {
      setErrors(next);
      if (next.current) setNeedsCurrent(true);
    });
    form.current?.querySelector<HTMLElement>(next.current ? '#current-password' : '#new-password')?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading) return;
    const body = passwordChange.safeParse({ newPassword, ...(current === '' ? {} : { current }) });
    if (!body.success) {
      const { least, most } = PASSWORD_LENGTH;
      const isShort = newPassword.length < least;
      show({
        newPassword: isShort
          ? say('Please use at least {least} characters', { least })
          : say('Please use at most {most} characters', { most }),
      });
      return;
    }
    try {
      await changePassword({ body: body.data }).unwrap();
      setErrors({});
      setCurrent('');
      setNewPassword('');
      setNeedsCurrent(true);
      toast({ kind: 'positive', message: say('Your password is set. You are signed out everywhere else.') });
    } catch (error) {
      if (readFailure(error).status === 422) show(errorsByPath(error));
      else requestError(error);
    }
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <p>{say('With a password you can sign in by yourself; without one, by a link that an administrator makes.')}</p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      {needsCurrent && (
        <Entry
          id="current-password"
          label={say('Current password')}
          hint={say('Leave it empty if you have none yet, or came by the link for a forgotten one.')}
          error={errors.current}
          isSecret
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
        />
      )}
      <Entry
        id="new-password"
        label={say('New password')}
        hint={say('At least {least} characters; a few words that only you put together are best.', {
          least: PASSWORD_LENGTH.least,
        })}
        error={errors.newPassword}
        isSecret
        autoComplete="new-password"
        value={newPassword}
        onChange={setNewPassword}
      />
      <Button type="primary" htmlType="submit" loading={isLoading}>
        {say('Set password')}
      </Button>
    </form>
  );
}
