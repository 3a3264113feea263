import { shownTime, type User } from '@forms/shared/contract';

/** How far a user's invitation is, in a line: empty for who never was invited. */
export function invitationSaid({ invitation }: User): string {
  if (!invitation) return '';
  const { state, invitedAt, expiresAt, settledAt, sentAt, lastError } = invitation;
  if (state === 'accepted') return `Accepted, ${shownTime(settledAt ?? invitedAt)}`;
  if (state === 'withdrawn') return `Withdrawn, ${shownTime(settledAt ?? invitedAt)}`;
  if (state === 'expired') return `Expired, ${shownTime(expiresAt)}`;
  if (sentAt === null && lastError !== null) return 'Invited, but its letter did not go';
  return `Invited, until ${shownTime(expiresAt)}`;
}
