import {
  type ApplicationDate,
  calendarName,
  calendarOf,
  catalogueParts,
  dateSaid,
  shownDay,
} from '@forms/shared/contract';
import { saveFile } from '@forms/shared/platform/store';
import { Button } from '@forms/shared/platform/ui';
import { InLanguages, language } from '@forms/shared/platform/words';
import { say } from '../words/say';
import styles from './Application.module.css';
import datesStyles from './Dates.module.css';

/** The days to keep, and all of them for a calendar. */
export function Dates({ reference, dates }: { reference: string; dates: readonly ApplicationDate[] }) {
  function save() {
    const text = calendarOf({ dates, reference, language: language(), madeAt: new Date() });
    saveFile(calendarName(reference), new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  }
  return (
    <section className={styles.part} aria-labelledby="dates">
      <h2 id="dates" className={styles.heading}>
        {say('Days to keep')}
      </h2>
      <ul className={datesStyles.dates}>
        {dates.map((date) => {
          const { title, text } = dateSaid(date, language());
          return (
            <li key={date.key} className={datesStyles.date}>
              <time className={datesStyles.day} dateTime={date.day}>
                {shownDay(date.day, language())}
              </time>
              <div>
                <p>
                  <strong>
                    {title}
                    {date.of !== '' && (
                      <>
                        : <InLanguages parts={catalogueParts(date.of, language())} />
                      </>
                    )}
                  </strong>
                </p>
                <p className={styles.quiet}>{text}</p>
                {date.exams.map((exam) => (
                  <p key={exam} className={styles.quiet}>
                    <InLanguages parts={catalogueParts(exam, language())} />
                  </p>
                ))}
              </div>
            </li>
          );
        })}
      </ul>
      <div className={styles.tools}>
        <Button onClick={save}>{say('Add to calendar')}</Button>
      </div>
    </section>
  );
}
