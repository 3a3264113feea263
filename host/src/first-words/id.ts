/** The id of what the server has drawn of the page into its HTML. */
export const FIRST_WORDS = 'first-words';
