import {
  factorRolesChanged,
  type Role,
  type SecondFactorRoles,
  secondFactorRoles,
  type User,
} from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { Notice } from '@forms/shared/platform/ui';
import { calls } from '../../../calls';
import { Part } from '../record/Record';
import { SettingForm } from '../settings/SettingForm';
import { readBy, useSetting } from '../settings/useSetting';
import { RoleChoice } from '../users/RoleChoice';
import styles from './SecondFactorRoles.module.css';
import { secondFactorCalls } from './secondFactorCalls';

/** The roles, ticked and saved as a whole, with who has yet to set one up. */
export function RolesPart({ stored, users }: { stored: SecondFactorRoles; users: readonly User[] }) {
  const [change] = secondFactorCalls.useHostChangeSecondFactorRolesMutation();
  const { data: session } = calls.useHostSessionQuery();
  const setting = useSetting(stored, {
    wordsOf,
    read,
    send: (chosen, version) => change({ body: { roles: chosen, version } }).unwrap(),
    refusal: factorRolesChanged,
    earlier: { of: 'second-factor-roles', wordsOf: secondFactorRoles.shape.roles.parse },
    saved: 'Saved: it is asked for from now on',
  });
  const { words: roles, setWords, isChanged } = setting;
  const without = users.filter((user) => user.active && !user.hasSecondFactor && user.roles.some(isIn(roles)));
  const isOneself = without.some(({ id }) => id === session?.userId);

  return (
    <>
      <Part title="Who needs one">
        <SettingForm
          setting={setting}
          about="Whoever has one of these roles is asked for a code of an app at every sign-in. Who has not set that up yet gets no further than their own account until they do."
          what="the roles"
          difference={`They have: ${said(stored.roles)}. You have: ${said(roles)}.`}
        >
          <RoleChoice value={roles} onChange={setWords} />
          {isOneself && isChanged && (
            <Notice kind="warning" title="You have no second factor yourself">
              Once this is saved you are led to your account to set one up. Nothing else opens before.
            </Notice>
          )}
        </SettingForm>
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

const wordsOf = ({ roles }: SecondFactorRoles): readonly Role[] => roles;
const read = readBy(secondFactorRoles.shape.roles);
const isIn = (roles: readonly Role[]) => (role: Role) => roles.includes(role);
const said = (roles: readonly Role[]) => roles.join(', ') || 'none';
