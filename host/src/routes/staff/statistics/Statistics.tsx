import {
  campusNames,
  figure,
  type MoneyOfMonth,
  type Period,
  type Statistics as StatisticsOfPeriod,
  type SubmissionCount,
  shortDay,
  statisticsPeriod,
  today,
  weeksUpTo,
} from '@forms/shared/contract';
import { useSearchParams } from '@forms/shared/platform/routing';
import { skipToken } from '@forms/shared/platform/store';
import { Button, Loading } from '@forms/shared/platform/ui';
import type { ReactNode } from 'react';
import { Failed } from '../../Failed';
import { usePageHeading } from '../../usePageHeading';
import { namedForms } from '../enquiries/namedForms';
import { staffCalls } from '../staffCalls';
import { Bars } from './Bars';
import { countedBy, countedByWeek, keyOf, type Narrowed, narrowed, totalOf, UNSAID } from './counts';
import { Money, sumNames, sums } from './Money';
import { PeriodAndParts } from './PeriodAndParts';
import styles from './Statistics.module.css';
import { saveTable } from './saveTable';
import { Visits } from './Visits';

const WEEKS = 13;
const pence = (amount: number) => (amount / 100).toFixed(2);

/** How many forms came in and the money of each month, of a period that stands in the address. */
export function Statistics() {
  usePageHeading({ title: 'Statistics' });
  const [params, setParams] = useSearchParams();
  const period: Period = { ...weeksUpTo(today(), WEEKS), ...daysIn(params) };
  const parts: Narrowed = {
    form: params.get('form') ?? '',
    campus: params.get('campus') ?? '',
    origin: params.get('origin') ?? '',
  };
  const isRight = statisticsPeriod.safeParse(period).success;
  const { data, currentData, error, isFetching, refetch } = staffCalls.useHostStatisticsQuery(
    isRight ? { query: period } : skipToken,
  );

  function changed(next: Partial<Period & Narrowed>): URLSearchParams {
    const all = new URLSearchParams(params);
    for (const [name, value] of Object.entries('from' in next || 'to' in next ? { ...period, ...next } : next)) {
      if (value) all.set(name, value);
      else all.delete(name);
    }
    return all;
  }
  const change = (next: Partial<Period & Narrowed>) => setParams(changed(next), { replace: true });
  return (
    <div className={styles.page}>
      <PeriodAndParts period={period} parts={parts} of={data ?? { forms: [], origins: [] }} onChange={change} />
      {error && !isFetching ? (
        <Failed what="The numbers" error={error} onRetry={refetch} />
      ) : currentData ? (
        <Numbers of={currentData} period={period} parts={parts}>
          <Visits
            of={currentData}
            period={period}
            parts={parts}
            linkTo={(form) => ({ search: `?${changed({ form })}` })}
          />
        </Numbers>
      ) : (
        isRight && <Loading of="the numbers" lines={12} />
      )}
    </div>
  );
}

/** The days of the address; none that is no day. */
function daysIn(params: URLSearchParams): Partial<Period> {
  const given = Object.fromEntries(['from', 'to'].map((name) => [name, params.get(name) ?? '']));
  return Object.fromEntries(
    Object.entries(given).filter(
      ([name]) => statisticsPeriod.safeParse({ from: given[name], to: given[name] }).success,
    ),
  );
}

interface NumbersProps {
  of: StatisticsOfPeriod;
  period: Period;
  parts: Narrowed;
  /** What stands between what was submitted and the money. */
  children: ReactNode;
}

function Numbers({ of, period, parts, children }: NumbersProps) {
  const { forms, origins, money } = of;
  const counts = narrowed(of.submissions, parts);
  const total = totalOf(counts);
  const named = namedForms(forms);
  const formNamed = (slug: string) => named.find((form) => form.slug === slug)?.name ?? slug;
  const campusNamed = (key: string) => (key === UNSAID ? 'Not said' : campusNames[key as keyof typeof campusNames]);
  const originNamed = (key: string) =>
    key === UNSAID ? 'Not said' : (origins.find(({ id }) => id === key)?.name ?? key);
  const about = `${period.from}-${period.to}`;

  const saveCounts = () =>
    saveTable(`submissions-${about}.csv`, [
      ['Week from', 'Form', 'Campus', 'Heard of us by', 'Submissions'],
      ...counts.map(({ week, formSlug, campus, origin, count }: SubmissionCount) => [
        ...[week, formNamed(formSlug), campusNamed(keyOf(campus)), originNamed(keyOf(origin))],
        count,
      ]),
    ]);
  const saveMoney = () =>
    saveTable(`money-${about}.csv`, [
      ['Month', ...sumNames.map((name) => sums[name])],
      ...money.map((month: MoneyOfMonth) => [month.month, ...sumNames.map((name) => pence(month[name]))]),
    ]);

  return (
    <>
      <section className={styles.part} aria-labelledby="submissions">
        <div className={styles.head}>
          <h2 id="submissions">Forms submitted: {figure(total)}</h2>
          <Button disabled={counts.length === 0} onClick={saveCounts}>
            Export as CSV
          </Button>
        </div>
        {total === 0 ? (
          <p className={styles.quiet}>Nothing was submitted in this period that is like that.</p>
        ) : (
          <>
            <Bars what="Week from" rows={countedByWeek(counts, period, shortDay)} />
            <div className={styles.breakdowns}>
              <Bars what="Form" total={total} rows={countedBy(counts, ({ formSlug }) => formSlug, formNamed)} />
              <Bars what="Campus" total={total} rows={countedBy(counts, ({ campus }) => keyOf(campus), campusNamed)} />
              <Bars
                what="Heard of us by"
                total={total}
                rows={countedBy(counts, ({ origin }) => keyOf(origin), originNamed)}
              />
            </div>
          </>
        )}
      </section>
      {children}
      <section className={styles.part} aria-labelledby="money">
        <div className={styles.head}>
          <h2 id="money">Money by month</h2>
          <Button disabled={money.length === 0} onClick={saveMoney}>
            Export as CSV
          </Button>
        </div>
        {money.length === 0 ? (
          <p className={styles.quiet}>Nothing was invoiced or paid in this period.</p>
        ) : (
          <>
            <Money months={money} />
            <p className={styles.quiet}>
              All forms and campuses. What undoes a payment counts on the day on which that was recorded. Fees and what
              was written off are in the exports.
            </p>
          </>
        )}
      </section>
    </>
  );
}
