import { INVITATION_PAGE, mayCall, PASSWORD_PAGE, routes } from '@forms/shared/contract';
import { Loading, MailAddress, Notice } from '@forms/shared/platform/ui';
import { RoleTags } from '@forms/shared/platform/ui/status';
import { language } from '@forms/shared/platform/words';
import { calls } from '../../../calls';
import { say } from '../../../translation/own/say';
import { usePageHeading } from '../../usePageHeading';
import { Fact, Facts } from '../record/Facts';
import { Part, Record } from '../record/Record';
import { OwnLetters } from './OwnLetters';
import { OwnSessions } from './OwnSessions';
import { PasswordForm } from './PasswordForm';
import { SecondFactor } from './SecondFactor';

const letterPages: readonly string[] = [INVITATION_PAGE.hash, PASSWORD_PAGE.hash];

/** One's own account: who one is here, and a password of one's own. `hash` names the letter whose link led here. */
export function Account({ hash }: { hash: string }) {
  usePageHeading({ title: say('Your account'), language: language() });
  const { data: session } = calls.useHostSessionQuery();
  if (!session) return <Loading of={say('your account')} />;
  return (
    <Record>
      {session.needsSecondFactor && (
        <Notice kind="warning" title={say('Your role asks for a second factor')}>
          {say('Please set one up below. Everything else opens once you have.')}
        </Notice>
      )}
      <Part title={say('You')}>
        <Facts>
          <Fact name={say('Name')}>{session.name}</Fact>
          <Fact name={say('Email')}>
            <MailAddress of={session.email} />
          </Fact>
          <Fact name={say('Roles')}>
            <RoleTags roles={session.roles} />
          </Fact>
        </Facts>
      </Part>
      <Part title={say('Password')}>
        <PasswordForm email={session.email} isByLetter={letterPages.includes(hash)} />
      </Part>
      <Part title={say('Second factor')}>
        <SecondFactor email={session.email} />
      </Part>
      {mayCall(session, routes.ownLetters) && (
        <Part title={say('Letters')}>
          <OwnLetters />
        </Part>
      )}
      <Part title={say('Where you are signed in')}>
        <OwnSessions />
      </Part>
    </Record>
  );
}
