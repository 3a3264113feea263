import type { User } from '@forms/shared/contract';
import { useNavigate } from '@forms/shared/platform/routing';
import { type Column, ListTable, type Tab, timeColumn } from '@forms/shared/platform/ui/list';
import { RoleTags } from '@forms/shared/platform/ui/status';
import { readFailure } from '../../../services/failure';
import { usePageHeading } from '../../usePageHeading';
import { staffCalls, watched } from '../staffCalls';
import { invitationSaid } from './invitationSaid';
import { NEW_USER } from './UserPage';

const columns: readonly Column<User>[] = [
  { key: 'name', title: 'Name', value: ({ name }) => name, width: 150 },
  { key: 'email', title: 'Email', value: ({ email }) => email, width: 225 },
  {
    key: 'roles',
    title: 'Roles',
    value: ({ roles }) => roles.join(', '),
    draw: ({ roles }) => <RoleTags roles={roles} />,
    width: 160,
  },
  { key: 'signsIn', title: 'Signs in by', value: signsInBy, width: 160 },
  { key: 'invitation', title: 'Invitation', value: invitationSaid, width: 232 },
  timeColumn('lastSignIn', 'Last signed in', ({ lastSignIn }) => lastSignIn, 'Never'),
];

function signsInBy({ active, hasPassword, hasSecondFactor }: User): string {
  if (!active) return 'Inactive';
  return `${hasPassword ? 'Password or link' : 'Link'}${hasSecondFactor ? ' + code' : ''}`;
}

const tabs: readonly Tab<User>[] = [
  { key: 'active', label: 'Active', has: ({ active }) => active },
  { key: 'inactive', label: 'Inactive', has: ({ active }) => !active },
];

/** Who may sign in. */
export function Users() {
  usePageHeading({ title: 'Users' });
  const { data, error, isFetching, refetch } = staffCalls.useHostUsersQuery(undefined, watched);
  const navigate = useNavigate();
  return (
    <ListTable
      id="users"
      title="Users"
      columns={columns}
      rows={data}
      keyOf={({ id }) => id}
      isLoading={isFetching}
      error={error && readFailure(error).message}
      onRefresh={refetch}
      to={({ id }) => `/staff/user/${id}`}
      onAdd={() => void navigate(`/staff/user/${NEW_USER}`)}
      addLabel="Add user"
      tabs={tabs}
      exportName="users"
    />
  );
}
