import { campusNames, formatPence, type PayerStatement as Statement } from '@forms/shared/contract';
import type { PayerStatementProps, RemoteModules } from '@forms/shared/platform/remotes';
import { Loading } from '@forms/shared/platform/ui';
import { useEffect } from 'react';
import { Failed } from '../answered/Failed';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { PeriodChoice } from '../exports/PeriodChoice';
import { AgedSums } from '../owed/AgedSums';
import { owedCalls } from '../owed/owedCalls';
import styles from './PayerStatement.module.css';
import { StatementRows } from './StatementRows';
import { TakeStatement } from './TakeStatement';
import { useAskedStatement } from './useAskedStatement';

/** What one who pays was charged and paid in a period, with the balance after each, to be downloaded or sent. */
function PayerStatement({ enquiryId, onShow }: PayerStatementProps) {
  const [asked, ask] = useAskedStatement();
  const isInOrder = asked.from <= asked.to;
  const { data, currentData, error, refetch } = owedCalls.useExamsPayerStatementQuery(
    { params: { id: enquiryId }, query: asked },
    { refetchOnFocus: true, refetchOnReconnect: true, skip: !isInOrder },
  );
  const name = data?.name;
  useEffect(() => {
    if (name !== undefined) onShow?.(name);
  }, [name, onShow]);
  const shown = isInOrder ? currentData : undefined;
  return (
    <div className={styles.page}>
      <PeriodChoice period={asked} onChange={ask} />
      {data && data.campuses.length > 1 && (
        <div className={styles.campus}>
          <SelectEntry
            label="Campus"
            hint="Each is a seller of its own, with a statement of its own."
            value={asked.campus ?? data.campus}
            choices={data.campuses.map((each) => ({ value: each, label: campusNames[each] }))}
            onChange={(campus) => ask({ campus })}
          />
        </div>
      )}
      {error && <Failed of="the statement" error={error} onRetry={refetch} />}
      {!error && !shown && isInOrder && <Loading of="the statement" lines={8} />}
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

export default PayerStatement satisfies RemoteModules['mf-exams-payments/PayerStatement'];
