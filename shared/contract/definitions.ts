// What only those who write forms need: kept apart so that visitors never load it.
export { autocompleteTokens } from './forms/autocomplete';
export { checkDefinition } from './forms/lint/check';
export { fitsRule, isComparable, isReadBy, readsProperty } from './forms/lint/fits';
export { lintForm } from './forms/lint/lint';
export { formSchema } from './forms/schema';
export { formIn, textsOf, untranslatedIn } from './forms/translations';
export { translatedLanguages } from './forms/translationTable';
export { writtenForm } from './forms/writtenForm';
export { didYouMean, nearest } from './nearest';
export { type CheckedBy, checkedBy } from './pathErrors';
