import { Loading } from '@forms/shared/platform/ui';
import { Failed } from '../../Failed';
import { usePageHeading } from '../../usePageHeading';
import { Gone } from '../record/Gone';
import { Part, Record } from '../record/Record';
import { staffCalls } from '../staffCalls';
import { Access } from './Access';
import { AddUser } from './AddUser';
import { EditUser } from './EditUser';
import { Invitation } from './Invitation';
import { SignInLink } from './SignInLink';

/** Stands in the address where another user's id would. */
export const NEW_USER = 'new';

/** One user: their name and roles, an invitation and sign-in links for them, and whether they may sign in. `hash` is their id. */
export function UserPage({ hash }: { hash: string }) {
  return hash === NEW_USER ? <AddUser /> : <KnownUser id={hash} />;
}

function KnownUser({ id }: { id: string }) {
  const { data, error, refetch } = staffCalls.useHostUsersQuery();
  const user = data?.find((each) => each.id === id);
  usePageHeading({ title: user?.name ?? (data ? 'User not found' : error ? 'User' : ''), subtitle: user?.email ?? '' });
  if (error && !data) return <Failed what="The user" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the user" lines={6} />;
  if (!user) return <Gone what="user" list="users" />;
  return (
    <Record
      beside={
        <>
          {(user.invitation ?? (user.active && user.lastSignIn === null)) && (
            <Part title="Invitation">
              <Invitation user={user} />
            </Part>
          )}
          {user.active && (
            <Part title="Sign-in link">
              <SignInLink user={user} />
            </Part>
          )}
          <Part title="Access">
            <Access user={user} />
          </Part>
        </>
      }
    >
      <Part title="Name and roles">
        <EditUser user={user} />
      </Part>
    </Record>
  );
}
