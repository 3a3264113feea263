/** Where in the browser's storage the reports stand that could not be sent yet. */
export const SAVED_REPORTS = 'forms-kept-reports';
