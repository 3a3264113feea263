import { Link } from '@forms/shared/routing';
import { useAppSelector } from '@forms/shared/store';
import { campusNames } from '../../shell/provider';
import { usePageHeading } from '../usePageHeading';
import { commonTasks, services } from './destinations';
import styles from './HomePage.module.css';

/** Leads to the forms that most people come for, and to the services. */
export function HomePage() {
  const campus = useAppSelector(({ app }) => app.campus);
  usePageHeading({
    title: 'Examinations and tuition, arranged online',
    subtitle: `The forms of the college in ${campusNames[campus]}. Most take ten minutes; your answers stay while you go back and forth, and you can pay at the end.`,
  });
  return (
    <div className={styles.home}>
      <section aria-labelledby="tasks">
        <h2 id="tasks" className={styles.sectionTitle}>
          What would you like to do?
        </h2>
        <ul className={styles.tasks}>
          {commonTasks.map(({ title, text, path }) => (
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
          What we do
        </h2>
        <ul className={styles.services}>
          {services[campus].map(({ title, text, path }) => (
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
        <h2 id="help">Not sure where to begin?</h2>
        <p>
          <Link to="/contact-us/">Write to us</Link> and a member of our team will be in touch.
        </p>
      </section>
    </div>
  );
}
