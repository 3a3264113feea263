import { type FormVersion, shownTime } from '@forms/shared/contract';
import { Button, Loading } from '@forms/shared/platform/ui';
import { calls } from '../../calls';
import { FormFailed } from '../../form/FormFailed';
import styles from './Versions.module.css';

interface VersionsProps {
  slug: string;
  /** The version that is looked at now. */
  shown: number | undefined;
  onShow(version: FormVersion): void;
}

/** Every version of a form, newest first: when, and by whom. */
export function Versions({ slug, shown, onShow }: VersionsProps) {
  const { data, error, refetch } = calls.useFormsVersionsQuery({ params: { slug } });
  if (error) return <FormFailed error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the versions" lines={3} />;
  return (
    <section className={styles.versions} aria-label="Versions">
      <ul className={styles.list}>
        {data.map((each) => (
          <li key={each.version} className={styles.version} aria-current={each.version === shown ? 'true' : undefined}>
            <span className={styles.number}>Version {each.version}</span>
            <span className={styles.title}>{each.title}</span>
            <span className={styles.made}>
              <time dateTime={each.madeAt}>{shownTime(each.madeAt)}</time>
              {` by ${authorOf(each)}`}
            </span>
            <Button size="small" onClick={() => onShow(each)} aria-label={`Look at version ${each.version}`}>
              Look
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const authorOf = ({ madeBy }: FormVersion): string => madeBy ?? 'the product itself';
