import { Loading } from '@forms/shared/platform/ui';
import { RoleTags } from '@forms/shared/platform/ui/status';
import { calls } from '../../../calls';
import { usePageHeading } from '../../usePageHeading';
import { Fact, Facts } from '../record/Facts';
import { Part, Record } from '../record/Record';
import { OwnSessions } from './OwnSessions';
import { PasswordForm } from './PasswordForm';
import { SecondFactor } from './SecondFactor';

/** One's own account: who one is here, and a password of one's own. */
export function Account() {
  usePageHeading({ title: 'Your account' });
  const { data: session } = calls.useHostSessionQuery();
  if (!session) return <Loading of="your account" />;
  return (
    <Record>
      <Part title="You">
        <Facts>
          <Fact name="Name">{session.name}</Fact>
          <Fact name="Email">{session.email}</Fact>
          <Fact name="Roles">
            <RoleTags roles={session.roles} />
          </Fact>
        </Facts>
      </Part>
      <Part title="Password">
        <PasswordForm email={session.email} />
      </Part>
      <Part title="Second factor">
        <SecondFactor email={session.email} />
      </Part>
      <Part title="Where you are signed in">
        <OwnSessions />
      </Part>
    </Record>
  );
}
