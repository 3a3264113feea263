import {
  type Age,
  ageLabels,
  ages,
  formatPence,
  type OwedSort,
  type PayerOwing,
  type ReminderState,
  reminderStates,
  shortDay,
  shownTime,
  today,
} from '@forms/shared/contract';
import type { RemoteModules } from '@forms/shared/platform/remotes';
import { askRowsOf, FieldFrame, NativeInput } from '@forms/shared/platform/ui';
import { type Column, inWorkbook, PagedTable, useListLook } from '@forms/shared/platform/ui/list';
import { useId } from 'react';
import { whyItFailed } from '../answered/whyItFailed';
import { AgedSums } from './AgedSums';
import styles from './Owed.module.css';
import { owedCalls } from './owedCalls';

/** As wide as its title and a sum of tens of thousands: what is owed stands beside each other on a screen of 1440. */
const pounds = (key: OwedSort, title: string, of: (payer: PayerOwing) => number, width = 100): Column<PayerOwing> => ({
  ...{ key, title, value: of, align: 'end', width },
  text: (payer) => (of(payer) === 0 ? '' : formatPence(of(payer))),
});

const widths: Readonly<Record<Age, number>> = { notDue: 104, to30: 100, to60: 100, to90: 100, over90: 112 };

const columns: readonly Column<PayerOwing>[] = [
  { key: 'name', title: 'Who pays', value: ({ name }) => name, width: 220 },
  pounds('owing', 'Owing', ({ owing }) => owing),
  {
    ...{ key: 'oldestDue', title: 'Oldest due', value: ({ oldestDue }) => oldestDue, width: 126 },
    text: ({ oldestDue }) => (oldestDue ? shortDay(oldestDue) : ''),
  },
  ...ages.map((age) => pounds(age, ageLabels[age].replace(' days', ''), ({ aged }) => aged[age], widths[age])),
  pounds('credit', 'Overpaid', ({ credit }) => credit, 118),
  {
    ...{ key: 'remindedAt', title: 'Last reminder', value: ({ remindedAt }) => remindedAt, width: 180, isExtra: true },
    ...{ text: ({ remindedAt }) => (remindedAt ? shownTime(remindedAt) : '') },
  },
  { key: 'email', title: 'Email', value: ({ email }) => email, width: 220, sortable: false, isExtra: true },
];

const reminders: Readonly<Record<ReminderState, string>> = { going: 'Not paused', paused: 'Paused' };
const filters = [
  { key: 'age', label: 'Oldest', choices: ages.map((age) => ({ value: age, label: ageLabels[age] })) },
  {
    ...{ key: 'reminders', label: 'Reminders' },
    choices: reminderStates.map((state) => ({ value: state, label: reminders[state] })),
  },
];

const OWED = 'owed';
/** @public */
export const askRows = askRowsOf(OWED, owedCalls.endpoints.examsOwed);

/** Who owes how much and since when, by who pays. */
function Owed() {
  const look = useListLook({ id: OWED });
  const day = look.asked.query.day ?? today();
  const { data, error, isFetching, refetch } = owedCalls.useExamsOwedQuery(look.asked, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const [exportAll] = owedCalls.useExamsExportOwedMutation();
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div className={styles.day}>
          <FieldFrame id={useId()} label="At the end of">
            {({ id, describedBy }) => (
              <NativeInput
                id={id}
                type="date"
                value={day}
                max={today()}
                aria-describedby={describedBy}
                onChange={({ target }) => look.change({ day: target.value })}
              />
            )}
          </FieldFrame>
        </div>
        <AgedSums aged={data?.aged} beside={[['Unallocated', data?.unallocated]]} />
      </div>
      <PagedTable
        id={OWED}
        title="Who pays"
        columns={columns}
        look={look}
        page={data}
        keyOf={({ id }) => id}
        isLoading={isFetching}
        error={error && whyItFailed(error)}
        onRefresh={refetch}
        to={({ id }) => `/staff/payer/${id}`}
        filters={filters}
        searchHint="Finds who pays by name and address."
        onExport={() => exportAll(look.asked).unwrap()}
        onExportWorkbook={() => exportAll(inWorkbook(look.asked)).unwrap()}
        empty="Nobody owes anything."
      />
    </div>
  );
}

export default Owed satisfies RemoteModules['mf-exams-payments/Owed'];
