import { type Period, type Statistics, shortDay } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { Button } from '@forms/shared/platform/ui';
import { type ReactNode, useId } from 'react';
import { namedForms } from '../enquiries/namedForms';
import { Bars } from './Bars';
import { BegunBars } from './BegunBars';
import { type Narrowed, totalOf } from './counts';
import { Funnel } from './Funnel';
import styles from './Statistics.module.css';
import { saveTable } from './saveTable';
import { shareOf } from './shareOf';
import {
  begunByForm,
  begunByWeek,
  begunIn,
  countedBySpan,
  finishedIn,
  medianSpan,
  reachedBySteps,
  spanNamed,
  visitsNarrowed,
} from './visitCounts';

interface VisitsProps {
  of: Pick<Statistics, 'visits' | 'forms'>;
  period: Period;
  parts: Narrowed;
  /** The address at which one form alone is looked at. */
  linkTo(form: string): { search: string };
}

/** How many began a form and finished it, where they stopped and how long they took. */
export function Visits({ of, period, parts, linkTo }: VisitsProps) {
  const { weeks, steps, spans } = visitsNarrowed(of.visits, parts);
  const [begun, finished] = [begunIn(weeks), finishedIn(weeks)];
  const forms = namedForms(of.forms);
  const formOf = (slug: string) => forms.find((form) => form.slug === slug);
  const formNamed = (slug: string) => formOf(slug)?.name ?? slug;
  const stepNamed = (slug: string, key: string) => formOf(slug)?.steps.find((step) => step.key === key)?.title ?? key;
  const about = `${period.from}-${period.to}`;
  const median = medianSpan(spans);

  const saveWeeks = () =>
    saveTable(`forms-begun-${about}.csv`, [
      ['Week from', 'Form', 'Campus', 'Begun', 'Finished'],
      ...weeks.map((each) => [each.week, formNamed(each.formSlug), each.campus, each.begun, each.finished]),
    ]);
  const saveSteps = () =>
    saveTable(`steps-${about}.csv`, [
      ['Form', 'Version', 'Campus', 'Step', 'Reached', 'Went on'],
      ...steps.map((each) => [
        ...[formNamed(each.formSlug), each.formVersion, each.campus, stepNamed(each.formSlug, each.step)],
        ...[each.reached, each.wentOn],
      ]),
    ]);
  const saveSpans = () =>
    saveTable(`time-taken-${about}.csv`, [
      ['Form', 'Campus', 'Time taken', 'Finished'],
      ...spans.map((each) => [formNamed(each.formSlug), each.campus, spanNamed(each.span), each.count]),
    ]);

  return (
    <section className={styles.part} aria-labelledby="visits">
      <div className={styles.head}>
        <h2 id="visits">
          Forms begun: {begun}, finished: {finished}
          {begun > 0 && ` (${shareOf(finished, begun)})`}
        </h2>
      </div>
      {begun + finished === 0 ? (
        <p className={styles.quiet}>Nobody was counted who began a form in this period that is like that.</p>
      ) : (
        <>
          <Block title="By week" onExport={saveWeeks}>
            <BegunBars what="Week from" rows={begunByWeek(weeks, period, shortDay)} />
          </Block>
          {parts.form === '' ? (
            <Block title="By form" onExport={saveSteps} exports="Export steps as CSV">
              <BegunBars
                what="Form"
                rows={begunByForm(weeks, formNamed)}
                nameOf={({ key, label }) => (
                  <Link to={linkTo(key)} className={styles.name ?? ''}>
                    {label}
                  </Link>
                )}
              />
              <p className={styles.quiet}>A form’s name leads to where people stop in it.</p>
            </Block>
          ) : (
            <Block title="Where people stop" onExport={saveSteps}>
              <Funnel begun={begun} steps={reachedBySteps(steps, formOf(parts.form)?.steps ?? [])} />
            </Block>
          )}
          <Block title="Time taken" onExport={saveSpans}>
            {median === undefined ? (
              <p className={styles.quiet}>Nobody has finished yet.</p>
            ) : (
              <>
                <p>
                  Median: <strong>{spanNamed(median)}</strong>
                </p>
                <Bars what="From the first answer" rows={countedBySpan(spans)} total={totalOf(spans)} />
              </>
            )}
          </Block>
        </>
      )}
      <p className={styles.quiet}>
        Counted by whole weeks, without a trace of who it was. Left out are those who work here, whoever’s browser asks
        not to be tracked, and what is sent without a network. Who is still at it counts as stopped. Where a form was
        continued later, the time taken is that of the last visit.
        {parts.origin !== '' && ' Where people heard of the college is not known of them: all are counted here.'}
      </p>
    </section>
  );
}

interface BlockProps {
  title: string;
  exports?: string;
  onExport(): void;
  children: ReactNode;
}

function Block({ title, exports = 'Export as CSV', onExport, children }: BlockProps) {
  const id = useId();
  return (
    <section className={styles.block} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        <Button aria-describedby={id} onClick={onExport}>
          {exports}
        </Button>
      </div>
      {children}
    </section>
  );
}
