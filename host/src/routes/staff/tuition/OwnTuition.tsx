import { shortDay, type TuitionSummary } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { Loading } from '@forms/shared/platform/ui';
import { StatusSign } from '@forms/shared/platform/ui/status';
import { Failed } from '../../Failed';
import { usePageHeading } from '../../usePageHeading';
import styles from '../plain-list/PlainList.module.css';
import { staffCalls, watched } from '../staffCalls';
import own from './OwnTuition.module.css';

/** The tuition that is assigned to whoever is signed in. */
export function OwnTuition() {
  usePageHeading({ title: 'My tuition', subtitle: 'What the office has assigned to you' });
  const { data, error, refetch } = staffCalls.useHostOwnTuitionQuery(undefined, {
    ...watched,
    refetchOnMountOrArgChange: true,
  });
  if (error && !data) return <Failed what="Your tuition" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="your tuition" lines={8} />;
  if (data.length === 0) return <p className={own.none}>Nothing is assigned to you now. The office does that.</p>;
  const isOpen = ({ status }: TuitionSummary) => status === 'new' || status === 'inProgress';
  const groups = [
    { title: 'Now', of: data.filter(isOpen) },
    { title: 'Before', of: data.filter((each) => !isOpen(each)) },
  ].filter(({ of }) => of.length > 0);
  return (
    <div className={own.groups}>
      {groups.map(({ title, of }) => (
        <section key={title} aria-label={title}>
          <h2 className={own.title}>{title}</h2>
          <ul className={styles.list}>
            {of.map(({ id, name, reference, formTitle, status, submittedAt }) => (
              <li key={id} className={styles.entry}>
                <div>
                  <Link to={`/staff/tuition/${id}`}>{name || reference}</Link>
                  <p className={own.about}>
                    {formTitle}, {reference}, sent on {shortDay(submittedAt)}
                  </p>
                </div>
                <StatusSign status={status} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
