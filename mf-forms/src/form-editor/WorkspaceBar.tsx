import { Button, FieldFrame } from '@forms/shared/platform/ui';
import { Input } from '@forms/shared/platform/ui/input';
import { useId } from 'react';
import styles from './WorkspaceBar.module.css';

interface WorkspaceBarProps {
  title: string;
  /** The version that the work began from. */
  version: number;
  isUnsaved: boolean;
  isSaving: boolean;
  readOnly: boolean;
  showsVersions: boolean;
  onTitle(title: string): void;
  onTidy(): void;
  onVersions(): void;
  onSave(): void;
}

/** The form's title and what can be done with the form. */
export function WorkspaceBar(props: WorkspaceBarProps) {
  const { title, version, isUnsaved, isSaving, readOnly, showsVersions, onTitle, onTidy, onVersions, onSave } = props;
  const id = useId();
  return (
    <div className={styles.bar}>
      <div className={styles.title}>
        <FieldFrame
          id={id}
          label="Title"
          hint="What lists and letters call it."
          error={title.trim() === '' ? 'A form needs a title' : undefined}
        >
          {({ describedBy }) => (
            <Input
              id={id}
              value={title}
              readOnly={readOnly}
              aria-describedby={describedBy}
              onChange={({ target }) => onTitle(target.value)}
            />
          )}
        </FieldFrame>
      </div>
      <div className={styles.actions}>
        <p className={styles.state}>{isUnsaved ? `Changed since version ${version}` : `Version ${version}`}</p>
        <Button onClick={onVersions} aria-expanded={showsVersions}>
          Versions
        </Button>
        {!readOnly && (
          <>
            <Button onClick={onTidy}>Tidy</Button>
            <Button type="primary" onClick={onSave} loading={isSaving}>
              Save as version {version + 1}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
