import { Button, Notice } from '@forms/shared/platform/ui';
import { authorOf, type MadeVersion, madeSaid } from './VersionList';
import styles from './Writing.module.css';

/** A value by its label: theirs, and the one that is written here. */
export type Difference = readonly [label: string, theirs: string, yours: string];

interface TheirsProps {
  theirs: MadeVersion;
  differences: readonly Difference[];
  isSaving: boolean;
  onPublishMine(): void;
  onTakeTheirs(): void;
}

/** Somebody has published another version while the person was writing: both values, and what can be done about it. */
export function Theirs({ theirs, differences, isSaving, onPublishMine, onTakeTheirs }: TheirsProps) {
  const shown = differences.filter(([, theirValue, yours]) => theirValue !== yours);
  return (
    <Notice
      kind="warning"
      title={`Version ${theirs.version} was published by ${authorOf(theirs)} while you were writing`}
      actions={
        <>
          <Button type="primary" loading={isSaving} onClick={onPublishMine}>
            Publish mine as version {theirs.version + 1}
          </Button>
          <Button onClick={onTakeTheirs}>Take version {theirs.version}</Button>
        </>
      }
    >
      <p>What you wrote is as you left it. Theirs stands in the preview.</p>
      {shown.length > 0 && (
        <dl className={styles.values}>
          {shown.map(([label, theirValue, yours]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                Now: <strong>{theirValue || 'none'}</strong>
              </dd>
              <dd>
                You have: <strong>{yours || 'none'}</strong>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Notice>
  );
}

interface EarlierProps {
  earlier: MadeVersion;
  /** The version that it would be restored as; left out where it cannot be. */
  next: number | undefined;
  isSaving: boolean;
  onRestore(): void;
  onClose(): void;
}

/** The person looks back at an earlier version, and can restore it. */
export function Earlier({ earlier, next, isSaving, onRestore, onClose }: EarlierProps) {
  return (
    <Notice
      title={`You are looking at version ${earlier.version}`}
      actions={
        <>
          {next !== undefined && (
            <Button loading={isSaving} onClick={onRestore}>
              Restore it as version {next}
            </Button>
          )}
          <Button onClick={onClose}>Back to now</Button>
        </>
      }
    >
      {madeSaid(earlier)}. It is in the preview.
    </Notice>
  );
}
