import {
  type Language,
  LETTER_WORDS_CHANGED,
  type LetterWords,
  letterWords,
  type WordedLetter,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { type SiteSetting, settingNow } from '../site-settings/storedSettings';

export const setting: SiteSetting<'letters', LetterWords['letters']> = {
  name: 'letter-words',
  key: 'letters',
  own: [],
  read: letterWords.shape.letters.parse,
  changed: LETTER_WORDS_CHANGED,
};

/** The paragraphs that the college adds to a letter that is written now. */
export async function wordsAddedTo(db: Database, kind: WordedLetter, language: Language): Promise<string[]> {
  const { letters } = await settingNow(db, setting);
  return paragraphsOf(letters.find((letter) => letter.kind === kind)?.[language] ?? '');
}

/** What is written, in paragraphs that an empty line parts. */
export const paragraphsOf = (words: string): string[] =>
  words.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
