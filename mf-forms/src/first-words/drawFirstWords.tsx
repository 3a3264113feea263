import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawFormWords } from '@forms/shared/contract';
import { speak } from '@forms/shared/platform/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { bring } from '../words/say';
import { FirstWords } from './FirstWords';
import { firstWordsOf } from './firstWordsOf';

/** The style sheet of what is drawn here, which the build writes beside this. */
const styles = readFileSync(join(__dirname, 'first-words.css'), 'utf8');

/** @public The server calls it: its page has these words before any script. */
export const drawFirstWords: DrawFormWords = async (form, language, address) => {
  await bring(language);
  // Nothing else comes between: a page in the other language says so itself.
  speak(language);
  const first = firstWordsOf(form, address);
  return first && { markup: renderToStaticMarkup(<FirstWords {...first} />), styles };
};
