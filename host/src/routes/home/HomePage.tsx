import { Link } from '@forms/shared/platform/routing';
import { useAppSelector } from '@forms/shared/platform/store';
import { useTranslation } from '../../translation/useTranslation';
import { usePageHeading } from '../usePageHeading';
import { destinationsOf } from './destinations';
import styles from './HomePage.module.css';

/** Leads to the forms that most people come for, and to the services. */
export function HomePage() {
  const campus = useAppSelector(({ app }) => app.campus);
  const { tasks, services, contact } = destinationsOf[campus];
  const { home: labels, language } = useTranslation();
  usePageHeading({ title: labels.title, subtitle: labels.subtitle, language });
  return (
    <div className={styles.home}>
      <section aria-labelledby="tasks">
        <h2 id="tasks" className={styles.sectionTitle}>
          {labels.tasks}
        </h2>
        <ul className={styles.tasks}>
          {tasks.map(({ title, text, path }) => (
            <li key={path} className={styles.task}>
              <h3>
                <Link to={path}>{title}</Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="services">
        <h2 id="services" className={styles.sectionTitle}>
          {labels.services}
        </h2>
        <ul className={styles.services}>
          {services.map(({ title, text, path }) => (
            <li key={path}>
              <h3>
                <Link to={path}>{title}</Link>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.help} aria-labelledby="help">
        <h2 id="help">{labels.help.title}</h2>
        <p>
          <Link to={contact}>{labels.help.link}</Link> {labels.help.promise}
        </p>
      </section>
    </div>
  );
}
