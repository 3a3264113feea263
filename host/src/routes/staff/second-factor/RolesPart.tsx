import { factorRolesChanged, type Role, type SecondFactorRoles, type User } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { answerIn } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { calls } from '../../../calls';
import { Part } from '../record/Record';
import { useEdited } from '../site/writing/useEdited';
import { madeSaid } from '../site/writing/VersionList';
import { RoleChoice } from '../users/RoleChoice';
import styles from './SecondFactorRoles.module.css';
import { secondFactorCalls } from './secondFactorCalls';

/** The roles, ticked and saved as a whole, with who has yet to set one up. */
export function RolesPart({ stored, users }: { stored: SecondFactorRoles; users: readonly User[] }) {
  const { words: roles, setWords, isChanged, isBehind, version, begin } = useEdited(stored, rolesOf);
  const [change, { isLoading }] = secondFactorCalls.useHostChangeSecondFactorRolesMutation();
  const { data: session } = calls.useHostSessionQuery();
  const { toast, requestError } = useServices();
  const without = users.filter((user) => user.active && !user.hasSecondFactor && user.roles.some(isIn(roles)));
  const isOneself = without.some(({ id }) => id === session?.userId);

  async function save() {
    try {
      begin(await change({ body: { roles: [...roles], version } }).unwrap());
      toast({ kind: 'positive', message: 'Saved: it is asked for from now on' });
    } catch (failure) {
      if (!answerIn(failure, factorRolesChanged)) requestError(failure);
    }
  }

  return (
    <>
      <Part title="Who needs one">
        <div className={styles.choice}>
          <p>
            Whoever has one of these roles is asked for a code of an app at every sign-in. Who has not set that up yet
            gets no further than their own account until they do.
            {stored.version > 0 && ` Changed ${madeSaid(stored)}.`}
          </p>
          {isBehind && (
            <Notice
              kind="warning"
              title={`${stored.madeBy ?? 'Somebody else'} has changed the roles while you were choosing`}
              actions={<Button onClick={() => begin(stored)}>Take theirs</Button>}
            >
              They have: {said(stored.roles)}. You have: {said(roles)}. If you save, yours are kept.
            </Notice>
          )}
          <RoleChoice value={roles} onChange={setWords} />
          {isOneself && isChanged && (
            <Notice kind="warning" title="You have no second factor yourself">
              Once this is saved you are led to your account to set one up. Nothing else opens before.
            </Notice>
          )}
          <div className={styles.end}>
            {isChanged && <Button onClick={() => begin(stored)}>Undo changes</Button>}
            <Button type="primary" disabled={!isChanged} loading={isLoading} onClick={() => void save()}>
              Save
            </Button>
          </div>
        </div>
      </Part>
      {roles.length > 0 && (
        <Part title="Who has none yet">
          {without.length === 0 ? (
            <p>Everybody of these roles has set one up.</p>
          ) : (
            <ul className={styles.people}>
              {without.map(({ id, name, email }) => (
                <li key={id}>
                  <Link to={`/staff/user/${id}`}>{name}</Link> <span className={styles.quiet}>{email}</span>
                </li>
              ))}
            </ul>
          )}
        </Part>
      )}
    </>
  );
}

const rolesOf = ({ roles }: SecondFactorRoles): readonly Role[] => roles;
const isIn = (roles: readonly Role[]) => (role: Role) => roles.includes(role);
const said = (roles: readonly Role[]) => roles.join(', ') || 'none';
