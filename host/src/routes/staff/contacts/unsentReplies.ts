import { sessionValue } from '@forms/shared/platform/store';

/** A reply that is being written. `journey` names it: sent again after its answer was lost, it is the same reply. */
interface UnsentReply {
  journey: string;
  html: string;
}

/** The replies that were begun and not sent yet, by their message's id, while somebody looks elsewhere. */
export const unsentReplies = sessionValue<Readonly<Record<string, UnsentReply | undefined>>>('staff/replies', {});
