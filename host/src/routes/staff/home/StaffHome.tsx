import { mayCall, routes, type Who } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { skipToken } from '@forms/shared/platform/store';
import { Loading } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { calls } from '../../../calls';
import { named, say } from '../../../translation/own/say';
import { usePageHeading } from '../../usePageHeading';
import { staffCalls, watched } from '../staffCalls';
import { useMenu } from '../useMenu';
import { RemoteProblems } from './RemoteProblems';
import styles from './StaffHome.module.css';
import { isThere, useWaitingWork, WaitingWork } from './WaitingWork';

const nobody: Who = { roles: [] };

/** Where one comes in: what waits, and what one may open. */
export function StaffHome() {
  usePageHeading({ title: say('Home'), language: language() });
  const { data: session } = calls.useHostSessionQuery();
  const hasWork = session !== undefined && mayCall(session, routes.waiting);
  const work = useWaitingWork(session);
  const ofRemotes = staffCalls.useHostRemoteProblemsQuery(hasWork ? undefined : skipToken, watched);
  const problems = ofRemotes.data ?? [];
  const groups = useMenu(session ?? nobody)
    .map((group) => ({ ...group, pages: group.pages.filter(([, { text }]) => text) }))
    .filter(({ pages }) => pages.length > 0);
  if (!session || (hasWork && !(isThere(work) && (ofRemotes.data || ofRemotes.error))))
    return <Loading of={say('your page')} lines={8} />;
  return (
    <div className={styles.home}>
      {problems.length > 0 && <RemoteProblems problems={problems} />}
      {hasWork && <WaitingWork work={work} />}
      <section aria-labelledby="pages">
        <h2 id="pages" className={styles.title}>
          {say('What you can open')}
        </h2>
        <div className={styles.groups}>
          {groups.map(({ heading, pages }) => {
            const Title = heading ? 'h4' : 'h3';
            return (
              <div key={heading ?? ''}>
                {heading && <h3 className={styles.heading}>{heading}</h3>}
                <ul className={styles.pages}>
                  {pages.map(([slug, { title, text }]) => (
                    <li key={slug} className={styles.page}>
                      <Title>
                        <Link to={`/staff/${slug}`}>{named(title)}</Link>
                      </Title>
                      <p>{text && named(text)}</p>
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
      </section>
    </div>
  );
}
