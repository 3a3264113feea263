import { Button, FieldFrame, Loading, Notice } from '@forms/shared/platform/ui';
import { useId } from 'react';
import { SelectEntry } from '../dialog-form/SelectEntry';
import styles from './Catalogue.module.css';
import { FileChanges } from './FileChanges';
import { useImport } from './useImport';

const missingChoices = [
  { value: 'stay', label: 'Stay as they are' },
  { value: 'retire', label: 'Are retired' },
] as const;

/** Chooses a file of offers, shows what it would change, and changes just that once it is confirmed. */
export function ImportCatalogue({ onClose }: { onClose(): void }) {
  const file = useImport();
  const { preview } = file;
  const title = useId();
  return (
    <section className={styles.import} aria-labelledby={title}>
      <h2 id={title}>Import a file</h2>
      <div className={styles.fields}>
        <FieldFrame
          id={`${title}-file`}
          label="Offers or papers"
          hint="A workbook (.xlsx) or CSV with the columns of an export, up to 2 MB. Nothing changes before you have seen what."
        >
          {({ id, describedBy }) => (
            <input
              id={id}
              type="file"
              accept=".xlsx,.csv,.txt"
              aria-describedby={describedBy}
              className={styles.file}
              onChange={({ target }) => void file.choose(target.files?.[0])}
            />
          )}
        </FieldFrame>
        <SelectEntry
          label="Offers that the file does not have"
          value={file.missing}
          choices={missingChoices}
          onChange={file.setWhatIsMissing}
        />
      </div>
      {file.isReading && <Loading of="what the file would change" lines={3} />}
      {file.failure && <Notice kind="error" title={file.failure} />}
      {file.done && <Notice kind="success" title={file.done} />}
      {preview && preview.problems.length > 0 && (
        <Notice kind="error" title="Nothing of this file can be imported as it is.">
          <ul>
            {preview.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      {preview && preview.problems.length === 0 && (
        <FileChanges preview={preview} isBusy={file.isStoring} onConfirm={() => void file.confirm()} />
      )}
      <div>
        <Button onClick={onClose}>Close</Button>
      </div>
    </section>
  );
}
