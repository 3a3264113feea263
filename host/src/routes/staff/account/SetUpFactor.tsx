import { factorSetting } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { errorsByPath } from '@forms/shared/platform/store';
import { Button, Loading } from '@forms/shared/platform/ui';
import { QRCode } from '@forms/shared/platform/ui/qr';
import { type FormEvent, useRef, useState } from 'react';
import { readFailure } from '../../../services/failure';
import { say } from '../../../translation/own/say';
import { Failed } from '../../Failed';
import { Entry } from '../../sign-in/Entry';
import { staffCalls } from '../staffCalls';
import styles from './SecondFactor.module.css';

const QR_PIXELS = 192;

interface SetUpFactorProps {
  email: string;
  /** Whether there is one already, a code of which is asked for too. */
  replaces: boolean;
  /** Is given the recovery codes. */
  onSet(codes: string[]): void;
  onCancel(): void;
}

/** Gives an app a secret, and has it prove that it took it. */
export function SetUpFactor({ email, replaces, onSet, onCancel }: SetUpFactorProps) {
  const { data, error, refetch } = staffCalls.useHostFactorSecretQuery(undefined, { refetchOnMountOrArgChange: true });
  const [setFactor, { isLoading }] = staffCalls.useHostSetSecondFactorMutation();
  const [code, setCode] = useState('');
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const { requestError } = useServices();
  const form = useRef<HTMLFormElement>(null);

  function show(next: Partial<Record<string, string>>) {
    setErrors(next);
    const first = ['code', 'current', 'password'].find((field) => next[field]);
    form.current?.querySelector<HTMLElement>(`#factor-${first}`)?.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isLoading || !data) return;
    const body = factorSetting.safeParse({ secret: data.secret, code, password, ...(replaces && { current }) });
    if (!body.success)
      return show(Object.fromEntries(body.error.issues.map(({ path }) => [path[0], say('Please enter the code')])));
    try {
      onSet((await setFactor({ body: body.data }).unwrap()).codes);
    } catch (failure) {
      if (readFailure(failure).status === 422) show(errorsByPath(failure));
      else requestError(failure);
    }
  }

  if (error && !data) return <Failed what="The secret" error={error} onRetry={refetch} />;
  if (!data) return <Loading of={say('the secret')} lines={4} />;
  return (
    <form ref={form} className={styles.factor} noValidate onSubmit={submit}>
      <ol className={styles.steps}>
        <li>
          {say(
            'Open an app that shows codes, as Google Authenticator, 1Password or Aegis, and let it scan this picture.',
          )}
          <div className={styles.picture}>
            <QRCode
              type="svg"
              value={data.address}
              size={QR_PIXELS}
              color="#000"
              bgColor="#fff"
              bordered={false}
              role="img"
              aria-label={say('QR code with the secret below')}
            />
          </div>
          {say('Where it cannot, type this secret:')}{' '}
          <code className={styles.secret}>{data.secret.replace(/.{4}(?!$)/g, '$& ')}</code>
        </li>
        <li>{say('Enter the code that it shows.')}</li>
      </ol>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Entry
        id="factor-code"
        label={say('Code')}
        error={errors.code}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={setCode}
        required
      />
      {replaces && (
        <Entry
          id="factor-current"
          label={say('Old code')}
          hint={say('What your app shows for the secret it had before, or one of your recovery codes.')}
          error={errors.current}
          autoComplete="off"
          value={current}
          onChange={setCurrent}
          required
        />
      )}
      <Entry
        id="factor-password"
        label={say('Your password')}
        hint={say('Leave it empty if you have none.')}
        error={errors.password}
        isSecret
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {say('Turn on')}
        </Button>
        <Button onClick={onCancel}>{say('Cancel')}</Button>
      </div>
    </form>
  );
}
