import type { RemoteReleases } from '@forms/shared/contract';
import { Loading } from '@forms/shared/platform/ui';
import { useTitleOf } from '../../../federation/lines';
import { Failed } from '../../Failed';
import { usePageHeading } from '../../usePageHeading';
import { Gone } from '../record/Gone';
import { Part, Record } from '../record/Record';
import { watched } from '../staffCalls';
import { Failures } from './Failures';
import { History } from './History';
import { Keys } from './Keys';
import { remoteCalls } from './remoteCalls';
import { Served } from './Served';
import { Speed } from './Speed';
import { Versions } from './Versions';

/** One remote: what of it visitors get, its versions, its history, its team's keys. `hash` is its name. */
export function RemotePage({ hash }: { hash: string }) {
  const { data, error, refetch } = remoteCalls.useHostRemoteReleasesQuery({ params: { remote: hash } }, watched);
  usePageHeading({ title: useTitleOf()(hash), subtitle: hash });
  if (error && 'status' in error && [400, 404].includes(Number(error.status)))
    return <Gone what="remote" list="remotes" />;
  if (error && !data) return <Failed what="The remote" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the remote" lines={8} />;
  return <Releases of={data} />;
}

const Releases = ({ of }: { of: RemoteReleases }) => (
  <Record
    beside={
      <>
        <Part title="Failures in a day">
          <Failures of={of} />
        </Part>
        <Part title="Speed in a week">
          <Speed of={of} />
        </Part>
        <Part title="The team’s keys">
          <Keys of={of} />
        </Part>
      </>
    }
  >
    <Part title="What visitors get">
      <Served of={of} />
    </Part>
    <Part title="Versions">
      <Versions of={of} />
    </Part>
    <Part title="History">
      <History of={of} />
    </Part>
  </Record>
);
