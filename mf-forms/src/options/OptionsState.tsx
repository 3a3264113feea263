import { Button, Loading } from '@forms/shared/platform/ui';
import type { ReactNode } from 'react';
import { say } from '../words/say';
import styles from './OptionsState.module.css';
import type { Options } from './useOptions';

/** What stands in a list's place while it loads, when it is empty and when it could not be loaded. */
export function OptionsState({ options, isLoading, isFailed, retry, children }: Options & { children: ReactNode }) {
  if (options.length > 0) return children;
  if (isLoading) return <Loading of={say('options')} lines={2} />;
  return isFailed ? (
    <OptionsFailed retry={retry} />
  ) : (
    <p className={styles.none}>{say('There is nothing to choose from.')}</p>
  );
}

export function OptionsFailed({ retry }: Pick<Options, 'retry'>) {
  return (
    <p className={styles.failed} role="alert">
      {say('This list could not be loaded.')} <Button onClick={retry}>{say('Try again')}</Button>
    </p>
  );
}
