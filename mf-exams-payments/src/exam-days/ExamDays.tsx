import {
  campusNames,
  type ExamDay,
  examDayFiles,
  examSessions,
  keysOf,
  routes,
  shownDay,
} from '@forms/shared/contract';
import type { RemoteModules } from '@forms/shared/platform/remotes';
import { Link } from '@forms/shared/platform/routing';
import { addressOf } from '@forms/shared/platform/store';
import { Loading } from '@forms/shared/platform/ui';
import { useId } from 'react';
import { Failed } from '../answered/Failed';
import styles from './ExamDays.module.css';
import { examDayCalls } from './examDayCalls';

/** When papers are sat that candidates are entered for, with what invigilators take along. */
function ExamDays() {
  const { data, error, refetch } = examDayCalls.useExamsDaysQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  if (error) {
    return <Failed of="the exam days" error={error} onRetry={refetch} />;
  }
  if (!data) return <Loading of="the exam days" lines={12} />;
  return (
    <div className={styles.page}>
      <p className={styles.quiet}>
        Papers whose day stands in the <Link to="/staff/catalogue">exam catalogue</Link>, and that somebody is entered
        for.
      </p>
      {data.length === 0 && <p>No paper that a candidate is entered for has a day yet.</p>}
      {data.map((day) => (
        <Day key={`${day.campus} ${day.on} ${day.session}`} day={day} />
      ))}
    </div>
  );
}

function Day({ day: { campus, on, session, series, papers } }: { day: ExamDay }) {
  const title = useId();
  return (
    <section className={styles.day} aria-labelledby={title}>
      <h2 id={title}>
        {shownDay(on)}, {examSessions[session].toLowerCase()}
      </h2>
      <p className={styles.quiet}>
        {campusNames[campus]}, {series.name}
      </p>
      <table className={styles.papers}>
        <thead>
          <tr>
            <th scope="col">Paper</th>
            <th scope="col">Board</th>
            <th scope="col" className={styles.figure}>
              Minutes
            </th>
            <th scope="col" className={styles.figure}>
              Entries
            </th>
          </tr>
        </thead>
        <tbody>
          {papers.map(({ paperId, named, title: paperTitle, board, minutes, entries }) => (
            <tr key={paperId}>
              <th scope="row">
                {named}: {paperTitle}
              </th>
              <td>{board.title}</td>
              <td className={styles.figure}>{minutes ?? '–'}</td>
              <td className={styles.figure}>{entries}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.files}>
        {keysOf(examDayFiles).map((file) => (
          <li key={file}>
            <a href={addressOf(routes.examDayFile, { campus, on, session, file })} download>
              {examDayFiles[file]}
              <span className="visually-hidden">
                {' '}
                of {shownDay(on)}, {examSessions[session].toLowerCase()}, {campusNames[campus]}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

export default ExamDays satisfies RemoteModules['mf-exams-payments/ExamDays'];
