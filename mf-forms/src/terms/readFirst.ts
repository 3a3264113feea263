import { say } from '../words/say';

/** What to do before the box can be ticked; it stands from the start, since what came later would move the box. */
export const readFirst = (terms: string): string => say('Read “{terms}” to its end, then tick the box.', { terms });
