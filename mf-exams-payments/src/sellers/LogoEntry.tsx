import { LOGO_WANTED, MOST_LOGO_BYTES } from '@forms/shared/contract';
import { Button, FieldFrame } from '@forms/shared/platform/ui';
import { useId, useState } from 'react';
import { readBytes } from '../statements/readBytes';
import { logoAddress } from './logoAddress';
import styles from './Sellers.module.css';

interface LogoEntryProps {
  /** In base64; empty without. */
  value: string;
  onChange(logo: string): void;
  error: string | undefined;
}

/** Chooses the picture at the head of documents. */
export function LogoEntry({ value, onChange, error }: LogoEntryProps) {
  const [refusal, setRefusal] = useState<string>();

  async function choose(file: File | undefined) {
    if (!file) return;
    if (file.size > MOST_LOGO_BYTES) setRefusal(LOGO_WANTED);
    else
      await readBytes(file).then(
        (bytes) => {
          setRefusal(undefined);
          onChange(bytes);
        },
        () => setRefusal('This picture cannot be read any more. Please choose it again.'),
      );
  }

  return (
    <FieldFrame
      id={useId()}
      label="Logo"
      hint="A PNG or JPEG picture of at most 100 KB. Without one, documents begin with the name."
      error={refusal ?? error}
      optional
    >
      {({ id, describedBy }) => (
        <div className={styles.chooser}>
          {value !== '' && <img src={logoAddress(value)} alt="The logo" className={styles.logo} />}
          <input
            id={id}
            type="file"
            accept="image/png,image/jpeg"
            aria-describedby={describedBy}
            className={styles.picker}
            aria-invalid={(refusal ?? error) !== undefined}
            onChange={({ target }) => void choose(target.files?.[0])}
          />
          {value !== '' && (
            <Button size="small" onClick={() => onChange('')}>
              Remove the logo
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}
