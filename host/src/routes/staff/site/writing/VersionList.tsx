import { shownTime } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import styles from './Writing.module.css';

/** Who made a state of a text and when; both are null where it came with the product. */
export interface MadeVersion {
  version: number;
  /** What it is called, where a version has a name of its own. */
  title?: string;
  madeBy: string | null;
  madeAt: string | null;
  /** What else is known of it. */
  note?: string;
}

interface VersionListProps {
  /** Of what they are, where a page has several such lists. */
  of?: string;
  versions: readonly MadeVersion[];
  /** The version that is looked at now. */
  shown: number | undefined;
  onShow(version: number): void;
}

/** Every version of a text of the site, the newest first: when, and by whom. */
export function VersionList({ of, versions, shown, onShow }: VersionListProps) {
  return (
    <section className={styles.versions} aria-label={of ? `Versions of ${of}` : 'Versions'}>
      <ul className={styles.list}>
        {versions.map((each) => (
          <li key={each.version} className={styles.version} aria-current={each.version === shown ? 'true' : undefined}>
            <span className={styles.number}>Version {each.version}</span>
            {each.title !== undefined && <span>{each.title}</span>}
            <span className={styles.quiet}>
              {madeSaid(each)}
              {each.note && ` · ${each.note}`}
            </span>
            <Button size="small" onClick={() => onShow(each.version)} aria-label={`View version ${each.version}`}>
              View
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** By whom and when: `27 Nov 2026, 16:12 by Rui`. */
export const madeSaid = ({ madeAt, madeBy }: Pick<MadeVersion, 'madeAt' | 'madeBy'>): string =>
  madeAt === null ? 'Came with the product' : `${shownTime(madeAt)} by ${authorOf({ madeBy })}`;

export const authorOf = ({ madeBy }: Pick<MadeVersion, 'madeBy'>): string => madeBy ?? 'somebody who has gone';
