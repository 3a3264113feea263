import { filled, INVITATION_OVER, type Invitation, PROVIDER, shownDay } from '@forms/shared/contract';
import { dayOf } from '../../platform/days';
import { HttpError } from '../../platform/errors/errors';

const messages: Record<Exclude<Invitation['state'], 'invited'> | 'replaced', string> = {
  accepted:
    'This invitation has been used already. Please sign in with your password; if you have none yet, set one under “Set a new one” there.',
  expired: 'This invitation was good until {day}. Please ask {name} for another one.',
  withdrawn: 'This invitation was withdrawn. If you still need it, please ask {name}.',
  replaced: 'There is a newer invitation than this one. Please use the link of the last letter, or ask {name}.',
};

/** Refuses the link of an invitation that is over: says why, and whom to ask for another one. */
export const invitationOver = ({
  state,
  expiresAt,
  inviter,
}: {
  state: keyof typeof messages;
  expiresAt: string;
  /** By name; whose account is gone has none. */
  inviter: string | null;
}): HttpError =>
  new HttpError(
    401,
    INVITATION_OVER,
    filled(messages[state], { day: shownDay(dayOf(expiresAt)), name: inviter ?? PROVIDER }),
  );
