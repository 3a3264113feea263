import { type Colleague, MOST_MENTIONS } from '@forms/shared/contract';
import { Button, FieldFrame, NativeSelect } from '@forms/shared/platform/ui';
import { calls } from '../../../../calls';
import { staffCalls } from '../../staffCalls';
import styles from './MentionChoice.module.css';

interface MentionChoiceProps {
  value: readonly Colleague[];
  onChange(colleagues: readonly Colleague[]): void;
}

/** Whom a note is for, chosen one by one; nothing where there is nobody else. */
export function MentionChoice({ value, onChange }: MentionChoiceProps) {
  const { data: colleagues } = staffCalls.useHostColleaguesQuery();
  const { data: session } = calls.useHostSessionQuery();
  const others = (colleagues ?? []).filter(
    ({ id }) => id !== session?.userId && !value.some((chosen) => chosen.id === id),
  );
  const choose = (id: string) => onChange([...value, ...others.filter((colleague) => colleague.id === id)]);
  if (colleagues && others.length === 0 && value.length === 0) return null;
  return (
    <div className={styles.choice}>
      <FieldFrame
        id="mentions"
        label="For"
        hint="A letter leads them to it, and it stands on their home page until they have done with it."
      >
        {({ id, describedBy }) => (
          <NativeSelect
            id={id}
            value=""
            disabled={others.length === 0 || value.length === MOST_MENTIONS}
            aria-describedby={describedBy}
            onChange={({ target }) => choose(target.value)}
          >
            <option value="">
              {value.length === 0 ? 'Nobody in particular' : others.length === 0 ? 'Nobody else' : 'And somebody else'}
            </option>
            {others.map((colleague) => (
              <option key={colleague.id} value={colleague.id}>
                {colleague.name}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      {value.length > 0 && (
        <ul className={styles.chosen} aria-label="Whom it is for">
          {value.map((colleague) => (
            <li key={colleague.id} className={styles.colleague}>
              <span>{colleague.name}</span>
              <Button
                size="small"
                aria-label={`Remove ${colleague.name}`}
                onClick={() => onChange(value.filter(({ id }) => id !== colleague.id))}
              >
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
