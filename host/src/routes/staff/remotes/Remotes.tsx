import { capital, type RemoteLine } from '@forms/shared/contract';
import { type Column, ListTable, timeColumn } from '@forms/shared/platform/ui/list';
import { useTitleOf } from '../../../federation/lines';
import { readFailure } from '../../../services/failure';
import { usePageHeading } from '../../usePageHeading';
import { Part, Record } from '../record/Record';
import { watched } from '../staffCalls';
import { failuresOf, sharedOf, versionOf } from './lineWords';
import { NewRemote } from './NewRemote';
import { Origins } from './Origins';
import styles from './Remotes.module.css';
import { remoteCalls } from './remoteCalls';

const columnsWith = (titleOf: (remote: string) => string): Column<RemoteLine>[] => [
  { key: 'remote', title: 'Remote', value: ({ remote }) => titleOf(remote), width: 172 },
  {
    key: 'live',
    title: 'Live',
    value: ({ live }) => live,
    text: (line) => capital(versionOf(line, line.live)),
    width: 158,
  },
  { key: 'shared', title: 'Shared out', value: sharedOf, width: 120 },
  timeColumn('since', 'Since', ({ since }) => since),
  { key: 'author', title: 'By', value: ({ author }) => author, width: 86 },
  { key: 'failures', title: 'Failures', value: failuresOf, align: 'end', width: 100 },
  { key: 'problem', title: 'Problem', value: ({ problem }) => problem, wrap: true },
];

/** Which version of each remote visitors get, how often it could not be shown within a day, and where remotes may come from. */
export function Remotes() {
  usePageHeading({ title: 'Remotes' });
  const columns = columnsWith(useTitleOf());
  const { data, error, isFetching, refetch } = remoteCalls.useHostRemoteLinesQuery(undefined, watched);
  return (
    <div className={styles.page}>
      <ListTable
        id="remotes"
        title="Remotes"
        columns={columns}
        rows={data}
        keyOf={({ remote }) => remote}
        isLoading={isFetching}
        error={error && readFailure(error).message}
        onRefresh={refetch}
        to={({ remote }) => `/staff/remote/${remote}`}
        height="content"
      />
      {/* With the list, whose height is not known before: nothing below it moves. */}
      {(data || error) && (
        <Record>
          <Part title="Other teams">
            <NewRemote />
          </Part>
          <Part title="Other origins">
            <Origins />
          </Part>
        </Record>
      )}
    </div>
  );
}
