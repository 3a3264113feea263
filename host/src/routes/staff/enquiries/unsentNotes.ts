const notes = new Map<string, string>();

/** A note that was begun and not sent yet, by its enquiry's id: kept in memory only, while somebody looks elsewhere. */
export const unsentNote = (enquiry: string): string => notes.get(enquiry) ?? '';

export function keepUnsentNote(enquiry: string, text: string): void {
  if (text === '') notes.delete(enquiry);
  else notes.set(enquiry, text);
}

export const forgetUnsentNotes = (): void => notes.clear();
