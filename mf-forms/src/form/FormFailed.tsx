import { Button, Notice } from '@forms/shared/platform/ui';
import { say } from '../words/say';

/** A form that nobody made, or that could not be loaded. */
export function FormFailed({ error, onRetry }: { error: object; onRetry(): void }) {
  const isMissing = 'status' in error && error.status === 404;
  return (
    <Notice
      kind={isMissing ? 'warning' : 'error'}
      title={say(isMissing ? 'This form has not been found.' : 'The form could not be loaded.')}
      actions={<Button onClick={onRetry}>{say('Try again')}</Button>}
    >
      {say(isMissing ? 'Please check the address.' : 'Please check your connection and try again.')}
    </Notice>
  );
}
