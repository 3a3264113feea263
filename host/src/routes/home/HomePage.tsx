import { Link } from '@forms/shared/routing';
import { useAppSelector } from '@forms/shared/store';
import { campusNames } from '../../shell/provider';
import { usePageHeading } from '../usePageHeading';
import { onlineForms, services } from './destinations';
import styles from './HomePage.module.css';

/** Leads to the forms that most people come for, and to the services. */
export function HomePage() {
  const campus = useAppSelector(({ app }) => app.campus);
  usePageHeading({
    title: 'Enter for examinations, arrange tuition and apply online',
    subtitle: `Every form of the college in ${campusNames[campus]} is here. Most take ten minutes, and you can pay at the end.`,
  });
  return (
    <div className={styles.home}>
      <section aria-labelledby="forms">
        <h2 id="forms" className={styles.sectionTitle}>
          Online forms
        </h2>
        <ul className={styles.forms}>
          {onlineForms.map(({ title, text, path }) => (
            <li key={path} className={styles.form}>
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
        <h2 id="help">Not sure which form you need?</h2>
        <p>
          <Link to="/contact-us/">Write to us</Link> and a member of our team will be in touch.
        </p>
      </section>
    </div>
  );
}
