import { shownTime } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { errorsByPath } from '@forms/shared/platform/store';
import { Button, Loading } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { useState } from 'react';
import { readFailure } from '../../../services/failure';
import { say } from '../../../translation/own/say';
import { Failed } from '../../Failed';
import { CodeForm } from '../../sign-in/CodeForm';
import { staffCalls } from '../staffCalls';
import { RecoveryCodes } from './RecoveryCodes';
import styles from './SecondFactor.module.css';
import { SetUpFactor } from './SetUpFactor';

/** One's own second factor: sets it up, shows its recovery codes once, ends it. */
export function SecondFactor({ email }: { email: string }) {
  const { data, error, refetch } = staffCalls.useHostSecondFactorQuery();
  const [end, { isLoading }] = staffCalls.useHostEndSecondFactorMutation();
  const [settingUp, setSettingUp] = useState(false);
  const [codes, setCodes] = useState<string[]>();
  const [turningOff, setTurningOff] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { requestError, toast } = useServices();

  async function turnOff(code: string) {
    setRefusal(undefined);
    try {
      await end({ body: { code } }).unwrap();
      setTurningOff(false);
      toast({ kind: 'positive', message: say('You sign in without a code now.') });
    } catch (failure) {
      setRefusal(errorsByPath(failure).code);
      if (readFailure(failure).status !== 422) requestError(failure);
    }
  }

  if (error && !data) return <Failed what="The second factor" error={error} onRetry={refetch} />;
  if (!data) return <Loading of={say('the second factor')} lines={2} />;
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => setCodes(undefined)} />;
  if (settingUp) {
    return (
      <SetUpFactor
        email={email}
        replaces={data.since !== null}
        onSet={(next) => {
          setSettingUp(false);
          setCodes(next);
        }}
        onCancel={() => setSettingUp(false)}
      />
    );
  }
  if (turningOff) {
    return (
      <CodeForm
        action={say('Turn off')}
        error={refusal}
        busy={isLoading}
        onCode={turnOff}
        onCancel={() => setTurningOff(false)}
      />
    );
  }
  return (
    <div className={styles.factor}>
      {data.since === null ? (
        <p>
          {say(
            'With it, whoever has your password or a link of yours still cannot sign in: a code is asked for, too, that only an app on your phone shows.',
          )}
        </p>
      ) : (
        <p>
          {say('Asked for at every sign-in since {time}.', { time: shownTime(data.since, language()) })}{' '}
          {left(data.codesLeft)}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={() => setSettingUp(true)}>{say(data.since === null ? 'Set up' : 'Set up anew')}</Button>
        {data.since !== null && (
          <Button danger onClick={() => setTurningOff(true)}>
            {say('Turn off')}
          </Button>
        )}
      </div>
    </div>
  );
}

function left(codes: number): string {
  if (codes === 0) return say('No recovery code is left: set it up anew to get some.');
  return codes === 1 ? say('1 recovery code is left.') : say('{codes} recovery codes are left.', { codes });
}
