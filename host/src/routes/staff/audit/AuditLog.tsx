import type { AuditEntry } from '@forms/shared/contract';
import { type Column, PagedTable, timeColumn, useListLook } from '@forms/shared/platform/ui/list';
import { readFailure } from '../../../services/failure';
import { usePageHeading } from '../../usePageHeading';
import { staffCalls, watched } from '../staffCalls';
import styles from './AuditLog.module.css';
import { callSaid } from './callSaid';
import { Period } from './Period';
import { Wholeness } from './Wholeness';

const columns: readonly Column<AuditEntry>[] = [
  { ...timeColumn<AuditEntry>('at', 'When', ({ at }) => at), sortable: false },
  {
    key: 'actor',
    title: 'Who',
    value: ({ actorName, actor }) => actorName ?? `Account ${actor}`,
    sortable: false,
    width: 165,
  },
  { key: 'call', title: 'Did what', value: ({ call }) => callSaid(call), sortable: false, width: 205, isName: true },
  { key: 'record', title: 'Record', value: ({ record }) => record, sortable: false, width: 225 },
  { key: 'detail', title: 'Detail', value: ({ detail }) => detail, sortable: false, width: 225 },
  { key: 'number', title: 'Number', value: ({ number }) => number, width: 100 },
];

/** What staff did, newest first: looked through, handed over, proved whole. */
export function AuditLog() {
  usePageHeading({ title: 'Audit log' });
  const look = useListLook({ id: 'audit' });
  const { data, error, isFetching, refetch } = staffCalls.useHostAuditQuery(look.asked, watched);
  const { data: users = [] } = staffCalls.useHostUsersQuery();
  const people = { key: 'actor', label: 'Person', choices: users.map(({ id, name }) => ({ value: id, label: name })) };
  const calls = {
    key: 'call',
    label: 'Action',
    choices: (data?.calls ?? []).map((value) => ({ value, label: callSaid(value) })),
  };
  const [exportAll] = staffCalls.useHostExportAuditMutation();
  return (
    <>
      <div className={styles.above}>
        <Period look={look} />
        <Wholeness />
      </div>
      <PagedTable
        id="audit"
        title="Audit log"
        columns={columns}
        look={look}
        page={data}
        keyOf={({ id }) => id}
        isLoading={isFetching}
        error={error && readFailure(error).message}
        onRefresh={refetch}
        filters={[people, calls]}
        searchHint="Finds what was done with one record, by its whole id, as it stands in the address of its page."
        onExport={() => exportAll(look.asked).unwrap()}
        empty="What somebody of the staff changes, hands out or signs in for appears here."
      />
    </>
  );
}
