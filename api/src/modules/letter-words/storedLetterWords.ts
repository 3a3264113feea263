import {
  type Language,
  LETTER_WORDS_CHANGED,
  type LetterWords,
  type LetterWordsChange,
  letterWords,
  type WordedLetter,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { changeSetting, settingNow } from '../site-settings/storedSettings';

const setting = { read: letterWords.shape.letters.parse, own: [] };

/** What the college adds to its letters, as it stands. */
export async function letterWordsNow(db: Database): Promise<LetterWords> {
  const { value: letters, ...stored } = await settingNow(db, 'letter-words', setting);
  return { ...stored, letters };
}

/** Changes it. Throws 409 with the words over another version than was seen. */
export async function changeLetterWords(
  db: Database,
  { version, letters }: LetterWordsChange,
  madeBy: string,
): Promise<LetterWords> {
  const isMade = await changeSetting(db, 'letter-words', { version, value: letters, madeBy });
  const stored = await letterWordsNow(db);
  if (!isMade) throw new HttpError(409, LETTER_WORDS_CHANGED.word, LETTER_WORDS_CHANGED.message, { stored });
  return stored;
}

/** The paragraphs that the college adds to a letter that is written now. */
export async function wordsAddedTo(db: Database, kind: WordedLetter, language: Language): Promise<string[]> {
  const { letters } = await letterWordsNow(db);
  const words = letters.find((letter) => letter.kind === kind)?.[language] ?? '';
  return words.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
}
