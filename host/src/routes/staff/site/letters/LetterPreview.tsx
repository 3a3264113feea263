import {
  type Campus,
  campuses,
  campusNames,
  languageOf,
  letterKindLabels,
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

/** A letter as it would go with the words that are being written, at the campus that is chosen. */
export function LetterPreview({ letter }: { letter: WordsOfLetter }) {
  const { kind } = letter;
  const [campus, setCampus] = useState<Campus>();
  const settled = { 'en-GB': useSettled(letter['en-GB']), 'pt-PT': useSettled(letter['pt-PT']) };
  const asked = campus ? { body: { kind, campus, words: settled[languageOf[campus]].trim() } } : skipToken;
  const { data, currentData, error, refetch } = letterWordsCalls.useHostPreviewLetterQuery(asked);
  return (
    <div className={styles.preview}>
      <div className={styles.choices}>
        {campuses.map((each) => (
          <Button
            key={each}
            aria-pressed={each === campus}
            onClick={() => setCampus(each === campus ? undefined : each)}
          >
            {campusNames[each]}: preview in {languageNames[languageOf[each]]}
          </Button>
        ))}
      </div>
      {campus && (
        <section
          className={styles.shown}
          aria-label={`${letterKindLabels[kind]}: preview at ${campusNames[campus]}`}
          aria-busy={!currentData}
        >
          {error ? (
            <Failed what="The preview" error={error} onRetry={refetch} />
          ) : (
            <Shown letter={data} language={languageOf[campus]} />
          )}
        </section>
      )}
    </div>
  );
}

/** It has its room from the start: what stands under it is not pushed down as it comes. */
function Shown({ letter, language }: { letter: Written | undefined; language: string }) {
  return (
    <>
      <p className={styles.quiet}>About an application that is nobody’s, as somebody would read it.</p>
      <p className={styles.subject} lang={language}>
        {letter?.subject}
      </p>
      <div className={styles.sheet}>
        {letter ? <LetterFrame html={letter.html} title={letter.subject} /> : <Loading of="the preview" lines={8} />}
      </div>
      <details>
        <summary>As plain text</summary>
        <pre lang={language}>{letter?.text}</pre>
      </details>
    </>
  );
}
