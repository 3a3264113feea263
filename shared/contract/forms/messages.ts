/** What a person reads when a rule fails; a definition may override each with its own words. */
export const ruleMessages = {
  required: 'Field is required',
  agreement: 'You must agree before submission',
  email: 'Please enter a valid email address',
  date: 'Please enter a valid date of the format: 31st July 2020',
  time: 'Please enter a valid time of the format: 14:30',
  futureDate: 'This date must be in the future',
  pastDate: 'This date is in the future',
  dob: 'Must be at least 11 years old',
  minCharacters: (least: number) => `Field must have at least ${least} characters`,
  maxCharacters: (most: number) => `Field must have at most ${most} characters`,
  minFiles: (least: number) => `Please upload at least ${least} files`,
  maxFiles: (most: number) => `Please upload at most ${most} files`,
  betweenFiles: (least: number, most: number) => `Please upload between ${least} and ${most} files`,
  notAnOption: 'Please choose one of the options',
  uploading: 'Please wait until every file is uploaded, or remove it',
  minEntries: (least: number) => `Please add at least ${least} entries`,
  maxEntries: (most: number) => `Please add at most ${most} entries`,
  betweenEntries: (least: number, most: number) => `Please add between ${least} and ${most} entries`,
  betweenNumbers: (least: number, most: number) => `Please enter a number between ${least} and ${most}`,
  minValue: (least: number) => `Please enter a number greater than ${least}`,
  maxValue: (most: number) => `Please enter a number less than ${most}`,
  sameAs: (label: string) => `Field must match ${label}`,
  alpha: 'Alphabet characters only (no spaces allowed)',
  alphaSpace: 'Alphabet characters and spaces only',
  alphaNum: 'Alphanumeric characters only (no spaces allowed)',
  alphaNumSpace: 'Alphanumeric characters and spaces only',
  numeric: 'Positive integer values only',
  integer: 'Positive and negative integer values only',
  decimal: 'Numbers only',
  currency: 'Positive number with up to two decimal places (e.g. currency)',
  phone: 'Please enter a telephone number (numbers and + only)',
  unknown: 'Unknown validation error (please contact system support)',
} as const;

export const FORM_ERRORS = { title: 'Form errors', message: 'Please check for errors in the form' } as const;
export const UPLOAD_UNDER_WAY = 'An upload is under way. The form goes on by itself once it is done.';
export const RESET_QUESTION = 'Are you sure you wish to reset the form?';
export const DELETE_QUESTION = 'Are you sure you wish to delete this item?';
export const SUBMISSION_FAILED = {
  title: 'Form submission failed',
  message: 'If you are unsure why you received this message, please submit an error report',
} as const;
export const TERMS_FIRST = 'Please read the terms and conditions first';
export const unknownFieldType = (type: string): string => `Unknown field type "${type}"`;

/** Years: the youngest that a date of birth may make somebody. */
export const YOUNGEST_AGE = 11;
/** Years: how old somebody is where the calendar for a date of birth opens. */
export const LIKELY_AGE = 16;
/** Years: under it somebody is a child. */
export const ADULT_AGE = 18;

/** How much of the terms must have been scrolled past, or how many milliseconds have gone by, before they can be agreed to. */
export const TERMS_SHARE = 0.8;
export const TERMS_WAIT_MS = 30_000;

/** A select's search asks the server with more characters than this, this many milliseconds after the last key. */
export const SEARCH_ABOVE_CHARACTERS = 2;
export const SEARCH_DEBOUNCE_MS = 300;

/** What a form without words of its own says once it was sent. */
export const SUBMITTED = { title: 'Thank you', message: 'Your information has been successfully submitted.' } as const;
