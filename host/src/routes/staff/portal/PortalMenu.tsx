import { figure, mayCall, routes, type Session, type Waiting } from '@forms/shared/contract';
import { Link, useParams } from '@forms/shared/platform/routing';
import { skipToken } from '@forms/shared/platform/store';
import { Fragment } from 'react';
import { named, say } from '../../../translation/own/say';
import { staffCalls, watched } from '../staffCalls';
import { staffPage } from '../staffPages';
import { useMenu } from '../useMenu';
import styles from './PortalMenu.module.css';
import { portalName } from './portalName';

/** What waits on a page of the menu. */
const waitingOn: Readonly<Record<string, keyof Waiting>> = {
  enquiries: 'enquiries',
  contacts: 'contacts',
  'bug-reports': 'bugReports',
};

/** The pages that these roles may open, with how much waits on each. */
export function PortalMenu({ session }: { session: Session }) {
  const { slug = '' } = useParams();
  const { data: waiting } = staffCalls.useHostWaitingQuery(
    mayCall(session, routes.waiting) ? undefined : skipToken,
    watched,
  );
  const section = staffPage(slug)?.within ?? slug;
  return (
    <nav aria-label={portalName(session)}>
      {useMenu(session).map(({ heading, pages }) => (
        <Fragment key={heading ?? ''}>
          {heading && (
            <p id={`menu-${heading}`} className={styles.heading}>
              {heading}
            </p>
          )}
          <ul className={styles.menu} aria-labelledby={heading && `menu-${heading}`}>
            {pages.map(([page, { title }]) => (
              <li key={page}>
                <Link
                  to={`/staff/${page}`}
                  className={styles.link}
                  aria-current={page === slug ? 'page' : page === section ? 'true' : undefined}
                >
                  {named(title)}
                  <Count of={waitingOn[page] && waiting?.[waitingOn[page]]} />
                </Link>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

function Count({ of }: { of: number | undefined }) {
  if (!of) return null;
  return (
    <span className={styles.count}>
      {figure(of)}
      <span className="visually-hidden"> {say('waiting')}</span>
    </span>
  );
}
