import { Loading } from '@forms/shared/platform/ui';
import { Failed } from '../../Failed';
import { usePageHeading } from '../../usePageHeading';
import { Record } from '../record/Record';
import { staffCalls, watched } from '../staffCalls';
import { RolesPart } from './RolesPart';
import { secondFactorCalls } from './secondFactorCalls';

/** In which roles people need a second factor, and who of them has none yet. */
export function SecondFactorRolesPage() {
  usePageHeading({ title: 'Second factor' });
  const stored = secondFactorCalls.useHostSecondFactorRolesQuery(undefined, watched);
  const users = staffCalls.useHostUsersQuery(undefined, watched);
  const { error } = stored.data ? users : stored;
  if (error && !(stored.data && users.data)) {
    const retry = () => void Promise.all([stored.refetch(), users.refetch()]);
    return <Failed what="Who needs a second factor" error={error} onRetry={retry} />;
  }
  if (!stored.data || !users.data) return <Loading of="who needs a second factor" lines={8} />;
  return (
    <Record>
      <RolesPart stored={stored.data} users={users.data} />
    </Record>
  );
}
