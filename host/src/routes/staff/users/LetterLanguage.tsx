import { type Language, languages } from '@forms/shared/contract';
import { FieldFrame } from '@forms/shared/platform/ui';
import { Radio } from '@forms/shared/platform/ui/choice';
import { useId } from 'react';
import styles from './RoleChoice.module.css';

const labels = { 'en-GB': 'In English', 'pt-PT': 'In Portuguese' } as const satisfies Record<Language, string>;
const none = { value: 'none', label: 'None: I make a sign-in link for them next' } as const;

interface LetterLanguageProps {
  label: string;
  value: Language | undefined;
  onChange(value: Language | undefined): void;
  /** Whether none may be sent. */
  optional?: boolean;
}

/** In which language an invitation is written. */
export function LetterLanguage({ label, value, onChange, optional = false }: LetterLanguageProps) {
  const choices = languages.map((each) => ({ value: each, label: labels[each] }));
  return (
    <FieldFrame id={useId()} label={label} group>
      {() => (
        <Radio.Group
          className={styles.roles ?? ''}
          options={optional ? [...choices, none] : choices}
          value={value ?? none.value}
          onChange={({ target }) => onChange(languages.find((each) => each === target.value))}
        />
      )}
    </FieldFrame>
  );
}
