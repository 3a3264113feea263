import {
  type LetterWords,
  letterKindLabels,
  letterWordsChange,
  letterWordsChanged,
  type WordedLetter,
  type WordsOfLetter,
  worded,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn } from '@forms/shared/platform/store';
import { Button, FieldFrame, NativeSelect, Notice } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { Record } from '../../record/Record';
import { useEdited } from '../writing/useEdited';
import { madeSaid } from '../writing/VersionList';
import { LetterPart } from './LetterPart';
import styles from './Letters.module.css';
import { letterWordsCalls } from './letterWordsCalls';

/** What is added to letters of every kind, edited and saved as a whole. */
export function LettersWorkspace({ stored }: { stored: LetterWords }) {
  const { words: letters, setWords, isChanged, isBehind, version, begin } = useEdited(stored, lettersOf);
  const [isTried, setTried] = useState(false);
  const [change, { isLoading }] = letterWordsCalls.useHostChangeLetterWordsMutation();
  const { toast, requestError } = useServices();
  const read = letterWordsChange.safeParse({ letters, version });
  const errors = new Map(
    (isTried ? (read.error?.issues ?? []) : []).map(({ path, message }) => [path.slice(1).join('.'), message]),
  );
  const others = worded.filter((kind) => !letters.some((letter) => letter.kind === kind));

  async function save() {
    setTried(true);
    if (!read.success) return;
    try {
      begin(await change({ body: read.data }).unwrap());
      setTried(false);
      toast({ kind: 'positive', message: 'Saved: letters say it from now on' });
    } catch (failure) {
      if (!answerIn(failure, letterWordsChanged)) requestError(failure);
    }
  }
  const put = (at: number, letter: WordsOfLetter) => setWords(letters.with(at, letter));

  return (
    <Record>
      <p>
        What a letter has to say, such as a reference, a sum or a link, it says by itself. What you add here stands
        after that, before whom to ask and who signs. Portuguese words go to who applies in Lisbon.
        {stored.version > 0 && ` Changed ${madeSaid(stored)}.`}
      </p>
      {isBehind && (
        <Notice
          kind="warning"
          title={`${stored.madeBy ?? 'Somebody else'} has changed the words of letters while you were writing`}
          actions={<Button onClick={() => begin(stored)}>Take theirs</Button>}
        >
          They add to: {said(stored.letters)}. You add to: {said(letters)}. If you save, yours are kept.
        </Notice>
      )}
      {letters.length === 0 && <p className={styles.quiet}>Nothing is added to any letter yet.</p>}
      {letters.map((letter, at) => (
        <LetterPart
          key={letter.kind}
          letter={letter}
          errors={{ 'en-GB': errors.get(`${at}.en-GB`), 'pt-PT': errors.get(`${at}.pt-PT`) }}
          onChange={(changed) => put(at, changed)}
          onRemove={() => setWords(letters.toSpliced(at, 1))}
        />
      ))}
      {errors.size > 0 && (
        <Notice kind="error" title="Not saved">
          {[...new Set(errors.values())].join('. ')}.
        </Notice>
      )}
      <div className={styles.end}>
        {others.length > 0 && (
          <div className={styles.add}>
            <FieldFrame id="letter-to-add" label="Add to a letter">
              {({ id }) => (
                <NativeSelect
                  id={id}
                  value=""
                  onChange={({ target }) =>
                    setWords([...letters, { kind: target.value as WordedLetter, 'en-GB': '', 'pt-PT': '' }])
                  }
                >
                  <option value="" disabled>
                    Choose a letter
                  </option>
                  {others.map((kind) => (
                    <option key={kind} value={kind}>
                      {letterKindLabels[kind]}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </FieldFrame>
          </div>
        )}
        {isChanged && <Button onClick={() => begin(stored)}>Undo changes</Button>}
        <Button type="primary" disabled={!isChanged} loading={isLoading} onClick={() => void save()}>
          Save
        </Button>
      </div>
    </Record>
  );
}

const lettersOf = ({ letters }: LetterWords) => letters;

const said = (letters: readonly WordsOfLetter[]) =>
  letters.map(({ kind }) => letterKindLabels[kind]).join(', ') || 'no letter';
