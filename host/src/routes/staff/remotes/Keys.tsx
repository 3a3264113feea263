import { type RemoteKey, type RemoteReleases, shownTime, VALID_KEYS } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { MadeKey } from './MadeKey';
import styles from './Remotes.module.css';
import { remoteCalls } from './remoteCalls';

/** The keys of a remote's team: made, shown once, and revoked here. */
export function Keys({ of: { remote, keys } }: { of: RemoteReleases }) {
  const [made, setMade] = useState<string>();
  const [add, { isLoading }] = remoteCalls.useHostAddRemoteKeyMutation();
  const [revoke] = remoteCalls.useHostRevokeRemoteKeyMutation();
  const { confirm, requestError } = useServices();

  async function make() {
    try {
      const { key } = await add({ params: { remote } }).unwrap();
      setMade(key);
    } catch (failure) {
      requestError(failure);
    }
  }

  async function end({ id }: RemoteKey) {
    const isSure = await confirm({
      title: `Revoke key ${id.slice(0, 6)}?`,
      message: 'Whoever releases with it is refused from then on.',
      yes: 'Revoke',
    });
    if (!isSure) return;
    await revoke({ params: { remote, id } }).unwrap().catch(requestError);
  }

  return (
    <div className={styles.stack}>
      <p>
        A key lets the team’s pipeline release this remote, and nothing else. Two are valid while they are exchanged.
      </p>
      {keys.length > 0 && (
        <ul className={styles.list}>
          {keys.map((each) => (
            <li key={each.id} className={styles.entry}>
              <div>
                <p className={styles.name}>Key {each.id.slice(0, 6)}</p>
                <p className={styles.quiet}>
                  {shownTime(each.since)}, {each.author}
                </p>
              </div>
              <Button onClick={() => void end(each)} aria-label={`Revoke key ${each.id.slice(0, 6)}`}>
                Revoke
              </Button>
            </li>
          ))}
        </ul>
      )}
      {made && <MadeKey value={made} />}
      {keys.length < VALID_KEYS && (
        <Button onClick={() => void make()} loading={isLoading}>
          Make a key
        </Button>
      )}
    </div>
  );
}
