import { OFFLINE_PAGE } from '@forms/shared/contract';
import { useIsOnline } from '@forms/shared/platform/services';
import { Button, Notice } from '@forms/shared/platform/ui';
import { readFailure } from '../services/failure';
import { say } from '../translation/say';

/** What only staff can miss is English. */
const said = (title: string) => say(title as 'The page could not be loaded');

/** What is not for whoever asks, or not there, does not come when it is asked for again. */
const isFinal = (status: number | undefined) => status === 403 || status === 404;

/** Stands in for what a call should have brought, which is asked for again where that may bring it. `what` begins the sentence, as 'The enquiries'. */
export function Failed({ what, error, onRetry }: { what: string; error: unknown; onRetry(): void }) {
  const { status, message } = readFailure(error);
  const isOnline = useIsOnline();
  const isOffline = status === undefined && !isOnline;
  return (
    <Notice
      kind={isOffline ? 'warning' : 'error'}
      title={isOffline ? say(OFFLINE_PAGE.title) : said(`${what} could not be loaded`)}
      actions={
        !isFinal(status) && (
          <Button type="primary" onClick={onRetry}>
            {say('Try again')}
          </Button>
        )
      }
    >
      {isOffline ? say(OFFLINE_PAGE.message) : message}
    </Notice>
  );
}
