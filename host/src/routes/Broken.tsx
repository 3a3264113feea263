import { chunkFailure } from '@forms/shared/contract';
import { useRouteError } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { Button, Notice } from '@forms/shared/platform/ui';
import { useEffect } from 'react';
import { loadNewBuild } from '../federation/newBuild';
import { causeOfError } from '../services/causeOfError';
import { say } from '../translation/say';

/** Stands in for a page that broke while it was drawn. */
export function Broken() {
  const error = useRouteError();
  const { reportBug } = useServices();
  useEffect(() => void loadNewBuild(error), [error]);
  return (
    <Notice
      kind="error"
      title={say('Something went wrong on this page')}
      actions={
        <>
          <Button type="primary" onClick={() => window.location.reload()}>
            {say('Load the page again')}
          </Button>
          <Button onClick={() => reportBug(causeOfError(error))}>{say('Report')}</Button>
        </>
      }
    >
      {chunkFailure(error)}
    </Notice>
  );
}
