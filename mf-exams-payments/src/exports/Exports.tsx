import { today } from '@forms/shared/contract';
import type { RemoteModules } from '@forms/shared/platform/remotes';
import { useId, useState } from 'react';
import { AccountCodes } from './AccountCodes';
import { Batches } from './Batches';
import styles from './Exports.module.css';
import { monthsUpTo } from './months';
import { NewRows } from './NewRows';
import { PeriodChoice } from './PeriodChoice';

/** What an accountant needs of a period: shown first, exported once, and kept. */
function Exports() {
  const [period, setPeriod] = useState(lastMonth);
  const title = useId();
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

/** The month that is over: accounts are made of whole ones. */
function lastMonth() {
  const [, { from, to } = { from: today(), to: today() }] = monthsUpTo(today());
  return { from, to };
}

export default Exports satisfies RemoteModules['mf-exams-payments/Exports'];
