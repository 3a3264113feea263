import { clean } from './clean';

/** The Message-IDs in a line of a mail's head. */
export const idsIn = (text = ''): string[] => [...text.matchAll(/<([^<>\s]{1,300})>/g)].map(([, id = '']) => clean(id));
