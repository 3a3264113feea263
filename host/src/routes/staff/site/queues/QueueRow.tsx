import type { HomeQueue } from '@forms/shared/contract';
import { Button, NativeChoice } from '@forms/shared/platform/ui';
import { OrderButtons } from '../../settings/OrderButtons';
import styles from './HomeQueues.module.css';

interface QueueRowProps {
  queues: readonly HomeQueue[];
  at: number;
  name: string;
  /** Who shares the view that it is of. */
  owner: string | undefined;
  onChange(queues: readonly HomeQueue[]): void;
  onRemove(): void;
}

/** One queue among the others: moved, and left away or removed. */
export function QueueRow({ queues, at, name, owner, onChange, onRemove }: QueueRowProps) {
  const queue = queues[at] as HomeQueue;
  return (
    <li className={styles.queue}>
      {'view' in queue ? (
        <span className={styles.own}>
          {name} {owner && <span className={styles.quiet}>view of {owner}</span>}
        </span>
      ) : (
        <NativeChoice
          type="checkbox"
          checked={queue.isShown}
          onChange={({ target }) => onChange(queues.with(at, { ...queue, isShown: target.checked }))}
        >
          {name}
        </NativeChoice>
      )}
      <span className={styles.tools}>
        {'view' in queue && (
          <Button aria-label={`Remove ${name}`} onClick={onRemove}>
            Remove
          </Button>
        )}
        <OrderButtons rows={queues} at={at} name={name} onChange={onChange} />
      </span>
    </li>
  );
}
