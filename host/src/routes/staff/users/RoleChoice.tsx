import { type Role, roles } from '@forms/shared/contract';
import { FieldFrame } from '@forms/shared/platform/ui';
import { Checkbox } from '@forms/shared/platform/ui/choice';
import { menuFor } from '../staffPages';
import styles from './RoleChoice.module.css';

interface RoleChoiceProps {
  value: readonly Role[];
  onChange(value: Role[]): void;
  error?: string | undefined;
}

/** The roles to be ticked, with what each may open. */
export function RoleChoice({ value, onChange, error }: RoleChoiceProps) {
  return (
    <FieldFrame id="roles" label="Roles" error={error} group>
      {() => (
        <div className={styles.roles}>
          {roles.map((role) => (
            <Checkbox
              key={role}
              checked={value.includes(role)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, role] : value.filter((each) => each !== role))
              }
            >
              <span className={styles.role}>{role}</span>
              <span className={styles.opens}>{opens(role)}</span>
            </Checkbox>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

function opens(role: Role): string {
  const titles = menuFor({ roles: [role] }).flatMap(([, { title, call }]) => (call ? [title] : []));
  return titles.length ? `Opens ${titles.join(', ')}` : 'Opens nothing of the portal';
}
