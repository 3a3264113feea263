import { type Language, letterKindLabels, type WordsOfLetter } from '@forms/shared/contract';
import { Button, FieldFrame } from '@forms/shared/platform/ui';
import { Input } from '@forms/shared/platform/ui/input';
import { Part } from '../../record/Record';
import { languageNames } from '../pages/languageNames';
import { LetterPreview } from './LetterPreview';
import styles from './Letters.module.css';

interface LetterPartProps {
  letter: WordsOfLetter;
  errors: Readonly<Record<Language, string | undefined>>;
  onChange(letter: WordsOfLetter): void;
  onRemove(): void;
}

/** What is added to the letters of one kind, in both languages. */
export function LetterPart({ letter, errors, onChange, onRemove }: LetterPartProps) {
  const label = letterKindLabels[letter.kind];
  return (
    <Part title={label}>
      <div className={styles.letter}>
        <div className={styles.languages}>
          {(Object.keys(languageNames) as Language[]).map((language) => (
            <FieldFrame
              key={language}
              id={`${letter.kind}-${language}`}
              label={languageNames[language]}
              error={errors[language]}
            >
              {({ id, describedBy }) => (
                <Input.TextArea
                  id={id}
                  lang={language}
                  value={letter[language]}
                  rows={5}
                  onChange={({ target }) => onChange({ ...letter, [language]: target.value })}
                  aria-describedby={describedBy}
                  aria-invalid={errors[language] !== undefined}
                />
              )}
            </FieldFrame>
          ))}
        </div>
        {letter['en-GB'].trim() !== '' && letter['pt-PT'].trim() === '' && (
          <p className={styles.quiet}>A letter in Portuguese has nothing added.</p>
        )}
        <LetterPreview letter={letter} />
        <Button onClick={onRemove} aria-label={`Remove ${label}`}>
          Remove
        </Button>
      </div>
    </Part>
  );
}
