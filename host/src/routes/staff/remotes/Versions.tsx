import { type RemoteReleases, type RemoteVersion, shownTime } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import styles from './Remotes.module.css';
import { useChangeLine } from './useChangeLine';

/** The versions that were published, and what can be done with each. */
export function Versions({ of }: { of: RemoteReleases }) {
  const { changeLine, askAndChange } = useChangeLine(of);
  const { prompt, toast } = useServices();

  async function share({ version }: RemoteVersion) {
    const answer = await prompt({
      title: `Share ${version} out?`,
      message: 'The visitors who get it go on getting it while the share grows. 0 is nobody.',
      label: 'To how many in a hundred visitors?',
      yes: 'Share',
    });
    if (answer === undefined) return;
    const percent = Number(answer);
    if (!/^\d{1,3}$/.test(answer.trim()) || percent > 100) {
      toast({ kind: 'warning', message: 'A share is a whole number from 0 to 100.' });
      return;
    }
    await changeLine({ action: 'share', version, share: percent }, `${percent} % of the visitors get ${version}`);
  }
  const promote = ({ version }: RemoteVersion) =>
    askAndChange(
      { action: 'promote', version },
      { title: `Make ${version} live?`, yes: 'Make live', done: `${version} is live` },
    );
  const retire = ({ version }: RemoteVersion) =>
    askAndChange(
      { action: 'retire', version },
      { title: `Retire ${version}? It can never be served again.`, yes: 'Retire', done: `${version} is retired` },
    );

  if (of.versions.length === 0)
    return <p>None has been published yet. The team’s pipeline does that, with a key from this page.</p>;
  return (
    <ul className={styles.list}>
      {of.versions.map((each) => {
        const isServed = each.version === of.live || each.version === of.candidate;
        return (
          <li key={each.version} className={styles.entry}>
            <div>
              <p className={styles.name}>
                {each.version}
                {each.version === of.live && ', live'}
                {each.version === of.candidate && `, shared with ${of.share} %`}
                {each.retired && ', retired'}
              </p>
              <p className={styles.quiet}>
                Published {shownTime(each.since)} by {each.author}
                {each.bytes === null && `, stands at ${new URL(each.manifest).origin}`}
                {each.addresses.length > 0 && `, brings ${each.addresses.join(', ')}`}
              </p>
            </div>
            {!each.retired && each.version !== of.live && (
              <div className={styles.buttons}>
                <Button onClick={() => void share(each)} aria-label={`Share out ${each.version}`}>
                  Share out
                </Button>
                <Button onClick={() => void promote(each)} aria-label={`Make live ${each.version} for all`}>
                  Make live
                </Button>
                {!isServed && (
                  <Button onClick={() => void retire(each)} aria-label={`Retire ${each.version}`}>
                    Retire
                  </Button>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
