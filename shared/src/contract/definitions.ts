// What only those who write forms need: kept apart so that visitors never load it.
export { lintForm } from './forms/lint/lint';
export { fieldTypeMeanings, formSchema } from './forms/schema';
export { didYouMean, nearest } from './nearest';
export { pathFaults } from './pathFaults';
