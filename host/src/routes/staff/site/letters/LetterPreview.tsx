import {
  type ApplicationLetter,
  applicationLetters,
  type Campus,
  campuses,
  campusNames,
  languageOf,
  letterKindLabels,
  type WordedLetter,
  type WordsOfLetter,
  type LetterPreview as Written,
} from '@forms/shared/contract';
import { skipToken } from '@forms/shared/platform/store';
import { Button, Loading, useSettled } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { Failed } from '../../../Failed';
import { languageNames } from '../pages/languageNames';
import { LetterFrame } from './LetterFrame';
import styles from './Letters.module.css';
import { letterWordsCalls } from './letterWordsCalls';

const isShowable = (kind: WordedLetter): kind is ApplicationLetter =>
  (applicationLetters as readonly WordedLetter[]).includes(kind);

/** A letter as it would go with the words that are being written, at the campus that is chosen. */
export function LetterPreview({ letter }: { letter: WordsOfLetter }) {
  const { kind } = letter;
  const [campus, setCampus] = useState<Campus>();
  const settled = { 'en-GB': useSettled(letter['en-GB']), 'pt-PT': useSettled(letter['pt-PT']) };
  const asked =
    campus && isShowable(kind) ? { body: { kind, campus, words: settled[languageOf[campus]].trim() } } : skipToken;
  const { data, currentData, error, refetch } = letterWordsCalls.useHostPreviewLetterQuery(asked);
  if (!isShowable(kind)) {
    return (
      <p className={styles.quiet}>This letter is written from what somebody owes or has paid, so it has no preview.</p>
    );
  }
  return (
    <div className={styles.preview}>
      <div className={styles.choices}>
        {campuses.map((each) => (
          <Button
            key={each}
            aria-pressed={each === campus}
            aria-label={`Preview of ${letterKindLabels[kind]} at ${campusNames[each]}`}
            onClick={() => setCampus(each === campus ? undefined : each)}
          >
            {campusNames[each]}: preview in {languageNames[languageOf[each]]}
          </Button>
        ))}
      </div>
      {campus && (
        <section className={styles.shown} aria-label={`Preview at ${campusNames[campus]}`} aria-busy={!currentData}>
          {error ? (
            <Failed what="The preview" error={error} onRetry={refetch} />
          ) : data ? (
            <Shown letter={data} language={languageOf[campus]} />
          ) : (
            <Loading of="the preview" lines={8} />
          )}
        </section>
      )}
    </div>
  );
}

function Shown({ letter: { subject, text, html }, language }: { letter: Written; language: string }) {
  return (
    <>
      <p className={styles.quiet}>About an application that is nobody’s, as somebody would read it.</p>
      <p className={styles.subject} lang={language}>
        {subject}
      </p>
      <LetterFrame html={html} title={subject} />
      <details>
        <summary>As plain text</summary>
        <pre lang={language}>{text}</pre>
      </details>
    </>
  );
}
