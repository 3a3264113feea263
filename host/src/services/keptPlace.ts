/** Where in the browser's storage the reports stand that could not be sent yet. */
export const KEPT_REPORTS = 'forms-kept-reports';
