import { chunkFailure } from '@forms/shared/contract';
import { type RemoteModule, remoteOf } from '@forms/shared/platform/remotes';
import { useServices } from '@forms/shared/platform/services';
import { Button, Notice } from '@forms/shared/platform/ui';
import { useEffect } from 'react';
import { calls } from '../calls';
import { causeOfError } from '../services/causeOfError';
import { say } from '../translation/say';
import { RemoteFailure } from './admission';
import { describeFailure } from './describeFailure';
import { useTitleOf } from './lines';
import { ownAddress } from './loadedParts';
import { isOverridden } from './overridden';
import { placesIn } from './placesIn';

/** Stands in a part's place when it cannot be shown: names the part, offers another try and a report. */
export function PartUnavailable({ of, error, onRetry }: { of: RemoteModule; error: unknown; onRetry(): void }) {
  const { reportBug } = useServices();
  const part = said(useTitleOf()(remoteOf(of)));
  const { title, advice } = adviceFor(part, error);
  const { line, cause, phase } = describeFailure(of, error);
  const [reportFailure] = calls.useHostReportPartFailureMutation();
  useEffect(() => {
    const remote = remoteOf(of);
    const places = placesIn(cause, remote);
    // What a developer tries in this tab is no visitor's.
    if (!isOverridden()) void reportFailure({ body: { remote, manifest: ownAddress(remote), phase, places } });
  }, [of, phase, cause, reportFailure]);
  const report = () => reportBug(causeOfError(cause, line));
  return (
    <Notice
      kind="error"
      title={title}
      actions={
        <>
          <Button type="primary" onClick={onRetry}>
            {say('Try again')}
          </Button>
          <Button onClick={report}>{say('Report')}</Button>
        </>
      }
    >
      {advice}
    </Notice>
  );
}

/** What people call a part: our own are translated, a team's is called as the team says. */
const said = (title: string) => say(title as 'Forms');

function adviceFor(part: string, error: unknown): { title: string; advice: string } {
  if (error instanceof RemoteFailure && error.phase === 'contract') {
    return {
      title: say('{part}: this part does not fit this version of the site', { part }),
      advice: say('It is being updated. Everything else on this page works; please try again in a few minutes.'),
    };
  }
  const notLoaded = chunkFailure(error);
  if ((error instanceof RemoteFailure && error.phase !== 'code') || notLoaded) {
    const advice = say('Everything else on this page works. Please check your connection and try again.');
    return {
      title: say('{part}: this part could not be loaded', { part }),
      advice: notLoaded ? `${notLoaded}. ${advice}` : advice,
    };
  }
  return {
    title: say('{part}: something went wrong in this part', { part }),
    advice: say('Everything else on this page works. Trying again may help; if not, please report it.'),
  };
}
