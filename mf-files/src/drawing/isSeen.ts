import type { DrawnAnnotation } from '../xfdf/annotation';

const unseen = ['hidden', 'noview', 'invisible'];

/** Whether an annotation is drawn on its page: replies and states are read beside what they belong to. */
export const isSeen = ({ type, inReplyTo, flags }: DrawnAnnotation): boolean =>
  !(type === 'text' && inReplyTo !== undefined) && !flags.some((flag) => unseen.includes(flag.toLowerCase()));
