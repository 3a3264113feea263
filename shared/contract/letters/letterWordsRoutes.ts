import { admin, bodies, route } from '../route';
import { letterPreview, letterWordsChange, letterWords as letterWordsSchema, previewAsked } from './letterWords';

/** What the college adds to the letters that the product writes. */
export const letterWords = route({
  service: 'api',
  method: 'GET',
  path: '/letter-words',
  allow: admin,
  answer: letterWordsSchema,
});
/** Changes them, all at once. 409 `letter-words-changed` for another version than is stored. */
export const changeLetterWords = route({
  service: 'api',
  method: 'PUT',
  path: '/letter-words',
  allow: admin,
  body: letterWordsChange,
  maxBody: bodies.choices,
  badBody: 422,
  answer: letterWordsSchema,
});
/** A letter as it would go with words that are being written, about an application that is nobody's. */
export const previewLetter = route({
  service: 'api',
  method: 'POST',
  path: '/letter-words/preview',
  allow: admin,
  body: previewAsked,
  maxBody: bodies.short,
  badBody: 422,
  answer: letterPreview,
});
