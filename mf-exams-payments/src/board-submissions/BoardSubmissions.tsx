import type { RemoteModules } from '@forms/shared/platform/remotes';
import styles from './BoardSubmissions.module.css';
import { Centres } from './Centres';
import { Due } from './Due';
import { Sent } from './Sent';

/** What boards are to be told of entries, what they were, and the numbers by which they know each campus. */
function BoardSubmissions() {
  return (
    <div className={styles.page}>
      <Due />
      <Sent />
      <Centres />
    </div>
  );
}

export default BoardSubmissions satisfies RemoteModules['mf-exams-payments/BoardSubmissions'];
