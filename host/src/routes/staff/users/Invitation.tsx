import { INVITATION_DAYS, type Language, shownTime, type User } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { useRef, useState } from 'react';
import { Fact, Facts } from '../record/Facts';
import { staffCalls } from '../staffCalls';
import styles from './Invitation.module.css';
import { invitationSaid } from './invitationSaid';
import { LetterLanguage } from './LetterLanguage';

/** How far a user's invitation is; who has never signed in is invited, invited again, or no longer. */
export function Invitation({ user }: { user: User }) {
  const { invitation } = user;
  const [chosen, choose] = useState<Language>();
  const language = chosen ?? invitation?.language ?? 'en-GB';
  const [invite, { isLoading: isInviting }] = staffCalls.useHostInviteUserMutation();
  const [withdraw, { isLoading: isWithdrawing }] = staffCalls.useHostWithdrawInvitationMutation();
  const { confirm, requestError, toast } = useServices();
  const place = useRef<HTMLDivElement>(null);
  const params = { id: user.id };
  const isOpen = invitation?.state === 'invited';
  const mayBeInvited = user.active && user.lastSignIn === null;

  async function send() {
    try {
      await invite({ params, body: { language } }).unwrap();
      toast({ kind: 'positive', message: `A letter to ${user.email} is on its way` });
    } catch (error) {
      requestError(error);
    }
  }

  async function end() {
    const isSure = await confirm({
      title: `Withdraw ${user.name}’s invitation?`,
      message: 'The link in the letter works no more, and says so. You can invite them again.',
    });
    if (!isSure) return;
    try {
      await withdraw({ params }).unwrap();
      // Its button is gone.
      place.current?.focus();
    } catch (error) {
      requestError(error);
    }
  }

  return (
    <div ref={place} tabIndex={-1} className={styles.invitation}>
      {invitation ? (
        <Facts>
          <Fact name="State">{invitationSaid(user)}</Fact>
          <Fact name="Invited">{shownTime(invitation.invitedAt)}</Fact>
          {isOpen && (
            <Fact name="Letter">
              {invitation.sentAt
                ? `Sent, ${shownTime(invitation.sentAt)}`
                : `Waits to be sent${invitation.lastError === null ? '' : `. Last try: ${invitation.lastError}`}`}
            </Fact>
          )}
        </Facts>
      ) : (
        <p>Not invited yet.</p>
      )}
      {mayBeInvited && (
        <>
          <p>
            A letter with a link by which they sign in and set a password, good for {INVITATION_DAYS} days.
            {isOpen && ' A new one ends the link of the one before.'}
          </p>
          <LetterLanguage label="Language of the letter" value={language} onChange={choose} />
          <div className={styles.actions}>
            <Button onClick={send} loading={isInviting}>
              {invitation ? 'Invite again' : 'Invite'}
            </Button>
            {isOpen && (
              <Button danger onClick={end} loading={isWithdrawing}>
                Withdraw invitation
              </Button>
            )}
          </div>
        </>
      )}
    </div>
  );
}
