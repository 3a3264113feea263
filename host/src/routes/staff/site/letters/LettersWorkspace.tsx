import {
  type LetterWords,
  letterKindLabels,
  letterWords,
  letterWordsChanged,
  type WordedLetter,
  type WordsOfLetter,
  worded,
} from '@forms/shared/contract';
import { FieldFrame, NativeSelect } from '@forms/shared/platform/ui';
import { Record } from '../../record/Record';
import { NotSaved, SettingForm } from '../../settings/SettingForm';
import { readBy, useSetting } from '../../settings/useSetting';
import { LetterPart } from './LetterPart';
import styles from './Letters.module.css';
import { letterWordsCalls } from './letterWordsCalls';

const ADD = 'letter-to-add';

/** What is added to letters of every kind, edited and saved as a whole. */
export function LettersWorkspace({ stored }: { stored: LetterWords }) {
  const [change] = letterWordsCalls.useHostChangeLetterWordsMutation();
  const setting = useSetting(stored, {
    wordsOf,
    read,
    send: (letters, version) => change({ body: { letters, version } }).unwrap(),
    refusal: letterWordsChanged,
    earlier: { of: 'letter-words', wordsOf: letterWords.shape.letters.parse },
    saved: 'Saved: letters say it from now on',
  });
  const { words: letters, setWords, errors } = setting;
  const others = worded.filter((kind) => !letters.some((letter) => letter.kind === kind));
  /** The focus goes to where the next is added: its own button has gone. */
  const remove = (at: number) => {
    setWords(letters.toSpliced(at, 1));
    document.getElementById(ADD)?.focus();
  };

  return (
    <Record>
      <SettingForm
        setting={setting}
        about="What a letter has to say, such as a reference, a sum or a link, it says by itself. What you add here stands after that, before whom to ask and who signs. Portuguese words go to who applies in Lisbon."
        what="the words of letters"
        difference={`They add to: ${said(stored.letters)}. You add to: ${said(letters)}.`}
        actions={
          others.length > 0 && (
            <FieldFrame id={ADD} label="Add to a letter">
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
          )
        }
      >
        {letters.length === 0 && <p className={styles.quiet}>Nothing is added to any letter yet.</p>}
        {letters.map((letter, at) => (
          <LetterPart
            key={letter.kind}
            letter={letter}
            errors={{ 'en-GB': errors[`${at}.en-GB`], 'pt-PT': errors[`${at}.pt-PT`] }}
            onChange={(changed) => setWords(letters.with(at, changed))}
            onRemove={() => remove(at)}
          />
        ))}
        <NotSaved errors={errors} />
      </SettingForm>
    </Record>
  );
}

const wordsOf = ({ letters }: LetterWords): readonly WordsOfLetter[] => letters;
const read = readBy(letterWords.shape.letters);

const said = (letters: readonly WordsOfLetter[]) =>
  letters.map(({ kind }) => letterKindLabels[kind]).join(', ') || 'no letter';
