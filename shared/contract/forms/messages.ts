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
