/** What a search of enquiries, and of what is theirs, looks at. */
export const SEARCH_HINT =
  'Finds names, email and postal addresses, telephone numbers, references, invoice numbers and UCIs. Other answers are kept sealed and are not searched.';
