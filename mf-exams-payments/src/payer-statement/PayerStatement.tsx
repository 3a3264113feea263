import { type Campus, campusNames, formatPence, type PayerStatement as Statement, today } from '@forms/shared/contract';
import type { PayerStatementProps, RemoteModules } from '@forms/shared/platform/remotes';
import { Loading } from '@forms/shared/platform/ui';
import { useEffect, useState } from 'react';
import { Failed } from '../answered/Failed';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { monthsUpTo } from '../exports/months';
import { PeriodChoice } from '../exports/PeriodChoice';
import { AgedSums } from '../owed/AgedSums';
import { owedCalls } from '../owed/owedCalls';
import styles from './PayerStatement.module.css';
import { StatementRows } from './StatementRows';
import { TakeStatement } from './TakeStatement';

/** What one who pays was charged and paid in a period, with the balance after each, to be downloaded or sent. */
function PayerStatement({ enquiryId, onShow }: PayerStatementProps) {
  const [period, setPeriod] = useState(lastYear);
  const [campus, setCampus] = useState<Campus>();
  const asked = { ...period, ...(campus && { campus }) };
  const { data, currentData, error, refetch } = owedCalls.useExamsPayerStatementQuery(
    { params: { id: enquiryId }, query: asked },
    { refetchOnFocus: true, refetchOnReconnect: true, skip: period.to < period.from },
  );
  const name = data?.name;
  useEffect(() => {
    if (name !== undefined) onShow?.(name);
  }, [name, onShow]);
  const shown = period.to < period.from ? undefined : currentData;
  return (
    <div className={styles.page}>
      <PeriodChoice period={period} onChange={setPeriod} />
      {data && data.campuses.length > 1 && (
        <div className={styles.campus}>
          <SelectEntry
            label="Campus"
            hint="Each is a seller of its own, with a statement of its own."
            value={campus ?? data.campus}
            choices={data.campuses.map((each) => ({ value: each, label: campusNames[each] }))}
            onChange={setCampus}
          />
        </div>
      )}
      {error && <Failed of="the statement" error={error} onRetry={refetch} />}
      {!error && !shown && period.from <= period.to && <Loading of="the statement" lines={8} />}
      {!error && shown && <Shown statement={shown} enquiryId={enquiryId} />}
    </div>
  );
}

function Shown({ statement, enquiryId }: { statement: Statement; enquiryId: string }) {
  const { address, email, aged, owing, credit } = statement;
  return (
    <>
      <p className={styles.who}>
        {[...address, email || 'No email address'].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <StatementRows statement={statement} />
      {owing > 0 && <AgedSums aged={aged} beside={[]} />}
      {credit > 0 && <p>{formatPence(credit)} came in beyond what was asked.</p>}
      <TakeStatement statement={statement} enquiryId={enquiryId} />
    </>
  );
}

/** Up to today from the month that this one was a year ago. */
function lastYear() {
  const day = today();
  return { from: monthsUpTo(day)[12]?.from ?? day, to: day };
}

export default PayerStatement satisfies RemoteModules['mf-exams-payments/PayerStatement'];
