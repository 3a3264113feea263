import {
  type Age,
  ageLabels,
  ages,
  formatPence,
  type PayerOwing,
  shortDay,
  shownTime,
  today,
} from '@forms/shared/contract';
import type { RemoteModules } from '@forms/shared/platform/remotes';
import { FieldFrame } from '@forms/shared/platform/ui';
import { Input } from '@forms/shared/platform/ui/input';
import { type Column, type Filter, ListTable } from '@forms/shared/platform/ui/list';
import { useId, useState } from 'react';
import { whyItFailed } from '../answered/whyItFailed';
import { AgedSums } from './AgedSums';
import styles from './Owed.module.css';
import { owedCalls } from './owedCalls';

const pounds = (key: string, title: string, of: (payer: PayerOwing) => number): Column<PayerOwing> => ({
  ...{ key, title, value: of, align: 'end', width: 140 },
  text: (payer) => (of(payer) === 0 ? '' : formatPence(of(payer))),
  exported: (payer) => of(payer) / 100,
});

const columns: readonly Column<PayerOwing>[] = [
  { key: 'name', title: 'Who pays', value: ({ name }) => name, width: 180 },
  pounds('owing', 'Owing', ({ owing }) => owing),
  {
    ...{ key: 'oldestDue', title: 'Oldest due', value: ({ oldestDue }) => oldestDue, width: 130 },
    text: ({ oldestDue }) => (oldestDue ? shortDay(oldestDue) : ''),
  },
  ...ages.map((age) => pounds(age, ageLabels[age], ({ aged }) => aged[age])),
  pounds('credit', 'Overpaid', ({ credit }) => credit),
  {
    ...{ key: 'remindedAt', title: 'Last reminder', value: ({ remindedAt }) => remindedAt, width: 180 },
    text: ({ remindedAt }) => (remindedAt ? shownTime(remindedAt) : ''),
  },
  { key: 'email', title: 'Email', value: ({ email }) => email, width: 220 },
];

/** The age of the oldest that is owing. */
const oldestAge = ({ aged }: PayerOwing): Age => [...ages].reverse().find((age) => aged[age] > 0) ?? 'notDue';
const filters: readonly Filter<PayerOwing>[] = [
  { key: 'age', label: 'Oldest', of: (payer) => ageLabels[oldestAge(payer)] },
  { key: 'reminders', label: 'Reminders', of: ({ isPaused }) => (isPaused ? 'Paused' : 'Not paused') },
];

/** Who owes how much and since when, by who pays. */
function Owed() {
  const [day, setDay] = useState(today);
  const { data, error, isFetching, refetch } = owedCalls.useExamsOwedQuery(
    { query: { day } },
    { refetchOnFocus: true, refetchOnReconnect: true },
  );
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.day}>
          <FieldFrame id={useId()} label="At the end of">
            {({ id, describedBy }) => (
              <Input
                id={id}
                type="date"
                value={day}
                max={today()}
                aria-describedby={describedBy}
                onChange={({ target }) => setDay(target.value || today())}
              />
            )}
          </FieldFrame>
        </div>
        <AgedSums aged={data?.aged} beside={[['For no invoice yet', data?.unallocated]]} />
      </div>
      <ListTable
        id="owed"
        title="Who pays"
        columns={columns}
        rows={data?.payers}
        keyOf={({ id }) => id}
        isLoading={isFetching}
        error={error && whyItFailed(error)}
        onRefresh={refetch}
        to={({ id }) => `/staff/payer/${id}`}
        filters={filters}
        exportName={`owed-${day}`}
        empty="Nobody owes anything."
      />
    </div>
  );
}

export default Owed satisfies RemoteModules['mf-exams-payments/Owed'];
