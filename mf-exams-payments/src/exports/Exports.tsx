import { today } from '@forms/shared/contract';
import type { RemoteModules } from '@forms/shared/platform/remotes';
import { skipToken } from '@forms/shared/platform/store';
import { Loading } from '@forms/shared/platform/ui';
import { useId, useState } from 'react';
import { AccountCodes } from './AccountCodes';
import { Batches } from './Batches';
import styles from './Exports.module.css';
import { exportCalls } from './exportCalls';
import { monthsUpTo } from './months';
import { NewRows } from './NewRows';
import { PeriodChoice } from './PeriodChoice';

/** What an accountant needs of a period: shown first, exported once, and kept. */
function Exports() {
  const [period, setPeriod] = useState(lastMonth);
  const title = useId();
  if (!useIsFirstAnswered()) return <Loading of="exports" lines={12} />;
  return (
    <div className={styles.page}>
      <section className={styles.new} aria-labelledby={title}>
        <h2 id={title}>New to export</h2>
        <PeriodChoice period={period} onChange={setPeriod} />
        {period.from <= period.to && <NewRows key={`${period.from} ${period.to}`} period={period} />}
      </section>
      <Batches />
      <AccountCodes />
    </div>
  );
}

/** Whether all parts have been answered once: drawn one by one, each would push those below it away. */
function useIsFirstAnswered(): boolean {
  const [isAnswered, setAnswered] = useState(false);
  const [period] = useState(lastMonth);
  const parts = [
    exportCalls.useExamsPreviewExportQuery(isAnswered ? skipToken : { query: period }),
    exportCalls.useExamsExportBatchesQuery(isAnswered ? skipToken : undefined),
    exportCalls.useExamsAccountCodesQuery(isAnswered ? skipToken : undefined),
  ];
  if (!isAnswered && parts.every(({ isLoading }) => !isLoading)) setAnswered(true);
  return isAnswered;
}

/** The month that is over: accounts are made of whole ones. */
function lastMonth() {
  const [, { from, to } = { from: today(), to: today() }] = monthsUpTo(today());
  return { from, to };
}

export default Exports satisfies RemoteModules['mf-exams-payments/Exports'];
