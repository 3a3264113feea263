import { type RemoteOrigin, shownTime } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button, Loading } from '@forms/shared/platform/ui';
import { Failed } from '../../Failed';
import styles from './Remotes.module.css';
import { remoteCalls } from './remoteCalls';

/** The origins that teams may publish from, besides the site's own, and ways to allow one more or one less. */
export function Origins() {
  const { data, error, refetch } = remoteCalls.useHostRemoteOriginsQuery();
  const [allow, { isLoading }] = remoteCalls.useHostAllowOriginMutation();
  const [disallow] = remoteCalls.useHostDisallowOriginMutation();
  const { confirm, prompt, requestError } = useServices();

  async function add() {
    const origin = await prompt({
      title: 'Allow another origin?',
      message: 'Whoever serves it can run code in every visitor’s page, as soon as a version there is published.',
      label: 'The origin, as https://contact.example',
      yes: 'Allow',
      isShort: true,
    });
    if (origin === undefined) return;
    await allow({ body: { origin: origin.trim().replace(/\/$/, '') } })
      .unwrap()
      .catch(requestError);
  }

  async function remove({ origin }: RemoteOrigin) {
    const isSure = await confirm({
      title: `Allow ${origin} no more?`,
      message: 'Remotes that are served from there give way to the site’s own builds.',
      yes: 'Allow no more',
    });
    if (!isSure) return;
    await disallow({ body: { origin } }).unwrap().catch(requestError);
  }

  if (error && !data) return <Failed what="The list" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the origins" lines={2} />;
  return (
    <div className={styles.stack}>
      <p>
        {data.length === 0
          ? 'Remotes come from this site alone. A team that serves its builds itself needs its origin here.'
          : 'Remotes may come from this site, and from these:'}
      </p>
      {data.length > 0 && (
        <ul className={styles.list}>
          {data.map((each) => (
            <li key={each.origin} className={styles.entry}>
              <div>
                <p className={styles.name}>{each.origin}</p>
                <p className={styles.quiet}>
                  {each.since === null
                    ? 'By the server’s settings'
                    : `Since ${shownTime(each.since)}, by ${each.author}`}
                </p>
              </div>
              {each.since !== null && (
                <Button onClick={() => void remove(each)} aria-label={`Allow ${each.origin} no more`}>
                  Allow no more
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button onClick={() => void add()} loading={isLoading}>
        Allow an origin
      </Button>
    </div>
  );
}
