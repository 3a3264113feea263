/** The id of what the server has drawn of the page into its HTML. */
export const FIRST_WORDS = 'first-words';
/** The id of what a part has drawn of itself there. */
export const PART_WORDS = 'part-words';
