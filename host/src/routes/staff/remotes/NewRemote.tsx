import { remoteName } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { MadeKey } from './MadeKey';
import styles from './Remotes.module.css';
import { remoteCalls } from './remoteCalls';

/** Lets a team in that nobody here has heard of before: its remote is there once it has a key. */
export function NewRemote() {
  const [made, setMade] = useState<{ remote: string; key: string }>();
  const [add, { isLoading }] = remoteCalls.useHostAddRemoteKeyMutation();
  const { prompt, requestError, toast } = useServices();

  async function make() {
    const answer = await prompt({
      title: 'Let another team in?',
      message: 'With its key the team can run code in every visitor’s page, and add pages and menu entries.',
      label: 'Its remote’s name, as mf-library',
      yes: 'Make a key',
      isShort: true,
    });
    if (answer === undefined) return;
    const { data: remote, error } = remoteName.safeParse(answer.trim());
    if (!remote) {
      toast({ kind: 'warning', message: `The name ${error?.issues[0]?.message}.` });
      return;
    }
    try {
      const { key } = await add({ params: { remote } }).unwrap();
      setMade({ remote, key });
    } catch (failure) {
      requestError(failure);
    }
  }

  return (
    <div className={styles.stack}>
      <p>A remote of another team is here as soon as that has a key. It then publishes as the others do.</p>
      {made && (
        <>
          <MadeKey value={made.key} />
          <p>
            It opens <Link to={`/staff/remote/${made.remote}`}>{made.remote}</Link>, and nothing else.
          </p>
        </>
      )}
      <Button onClick={() => void make()} loading={isLoading}>
        Add a remote
      </Button>
    </div>
  );
}
