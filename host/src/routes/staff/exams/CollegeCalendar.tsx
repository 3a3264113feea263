import type { CollegeDay } from '@forms/shared/contract';
import { shortDay } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button, Loading } from '@forms/shared/platform/ui';
import { Failed } from '../../Failed';
import { usePageHeading } from '../../usePageHeading';
import { staffCalls, watched } from '../staffCalls';
import styles from './CollegeCalendar.module.css';

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' });

/** The days ahead that matter to the college, by months, and the same for a calendar of one's own. */
export function CollegeCalendar() {
  usePageHeading({ title: 'Calendar' });
  const { data, error, refetch } = staffCalls.useHostCollegeCalendarQuery(undefined, watched);
  const [save, { isLoading }] = staffCalls.useHostSaveCalendarMutation();
  const { requestError } = useServices();
  if (error && !data) return <Failed what="The calendar" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the calendar" lines={8} />;
  return (
    <div className={styles.calendar}>
      <div>
        <Button loading={isLoading} onClick={() => void save(undefined).unwrap().catch(requestError)}>
          Save for a calendar (.ics)
        </Button>
        <p className={styles.hint}>Once more after a change: your calendar then brings the same days up to date.</p>
      </div>
      {data.length === 0 && <p>No day is set ahead.</p>}
      {byMonth(data).map(([title, days]) => (
        <section key={title} aria-label={title}>
          <h2 className={styles.month}>{title}</h2>
          <ol className={styles.days}>
            {days.map((day) => (
              <Day key={day.key} day={day} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function Day({ day: { on, kind, title, about } }: { day: CollegeDay }) {
  const what = kind === 'papers' ? `${about.length} ${about.length === 1 ? 'paper' : 'papers'}` : about.join(' · ');
  return (
    <li className={styles.day}>
      <time dateTime={on} className={styles.on}>
        {weekday.format(new Date(on))} {shortDay(on)}
      </time>
      <div>
        <p className={styles.title}>{title}</p>
        {kind === 'papers' ? (
          <details>
            <summary>{what}</summary>
            <ul>
              {about.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </details>
        ) : (
          <p className={styles.about}>{what}</p>
        )}
      </div>
    </li>
  );
}

function byMonth(days: readonly CollegeDay[]): [string, CollegeDay[]][] {
  const found = new Map<string, CollegeDay[]>();
  for (const day of days) {
    const title = month.format(new Date(day.on));
    found.set(title, [...(found.get(title) ?? []), day]);
  }
  return [...found];
}
