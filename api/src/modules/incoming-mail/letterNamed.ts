/** The Message-ID of a letter: its id, and how often it was sent again. */
const ofLetter = /^([\w-]{22})(?:\.(\d{1,6}))?@/;

/** The letter that a Message-ID names, by its id, and how often it had been sent again; undefined for one of others. */
export function letterNamed(messageId: string): { letterId: string; again: number | null } | undefined {
  const [, letterId, again] = ofLetter.exec(messageId) ?? [];
  return letterId === undefined ? undefined : { letterId, again: again === undefined ? null : Number(again) };
}
