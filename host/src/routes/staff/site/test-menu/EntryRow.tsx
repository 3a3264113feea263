import type { TestMenuEntry } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { Entry } from '../../../sign-in/Entry';
import { OrderButtons } from '../../settings/OrderButtons';
import styles from './TestMenu.module.css';

interface EntryRowProps {
  menu: readonly TestMenuEntry[];
  at: number;
  errors: Readonly<Record<keyof TestMenuEntry, string | undefined>>;
  onChange(menu: readonly TestMenuEntry[]): void;
  onRemove(): void;
}

/** One entry among the others: its title and where it leads. */
export function EntryRow({ menu, at, errors, onChange, onRemove }: EntryRowProps) {
  const { title, address } = menu[at] as TestMenuEntry;
  const name = title.trim() || `entry ${at + 1}`;
  const set = (changed: Partial<TestMenuEntry>) => onChange(menu.with(at, { title, address, ...changed }));
  return (
    <li className={styles.entry}>
      <fieldset className={styles.fields} aria-label={`Entry ${at + 1}`}>
        <Entry
          id={`entry-${at}-title`}
          label="Title"
          error={errors.title}
          autoComplete="off"
          value={title}
          onChange={(typed) => set({ title: typed })}
        />
        <Entry
          id={`entry-${at}-address`}
          label="Address on this site"
          error={errors.address}
          autoComplete="off"
          value={address}
          onChange={(typed) => set({ address: typed })}
        />
      </fieldset>
      <span className={styles.tools}>
        <Button aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
        <OrderButtons rows={menu} at={at} name={name} onChange={onChange} />
      </span>
    </li>
  );
}
