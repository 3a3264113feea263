import { isOfTheCollege, languageOf, PROVIDER, SESSION_IDLE_MINUTES, type Session } from '@forms/shared/contract';
import { Link, Navigate, Outlet, ScrollRestoration, useLocation } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { endSession, sessionOf, useAppDispatch, useAppSelector } from '@forms/shared/platform/store';
import { Loading } from '@forms/shared/platform/ui';
import { speak } from '@forms/shared/platform/words';
import { useCallback, useEffect, useState } from 'react';
import { calls } from '../../../calls';
import { warmStaffFaces } from '../../../federation/faces';
import { Crest } from '../../../shell/Crest';
import { SkipLink } from '../../../shell/SkipLink';
import { scrollKey } from '../../../shell/scrollKey';
import { say } from '../../../translation/own/say';
import { Failed } from '../../Failed';
import { watched } from '../staffCalls';
import { staffPage } from '../staffPages';
import { GoTo } from './go-to/GoTo';
import { useSignedOutElsewhere } from './otherTabs';
import styles from './Portal.module.css';
import { PortalHeading } from './PortalHeading';
import { PortalMenu } from './PortalMenu';
import { portalName } from './portalName';
import { SignedIn } from './SignedIn';
import { useLeave } from './useLeave';
import { useUntouched } from './useUntouched';

/** The page that is open to who has yet to set up a second factor. */
const OWN_ACCOUNT = 'account';

/** The staff portal's frame. The server is asked once who is there; a 401, now or later, leads home, and so does being away for as long as a session lasts. */
export function Portal() {
  const { loggedIn, campus } = useAppSelector(({ app }) => app);
  const slug = useLocation().pathname.split('/')[2] ?? '';
  const { data: session, error, refetch } = calls.useHostSessionQuery(undefined, watched);
  const isOwn = session ? isOfTheCollege(session) : staffPage(slug)?.inSiteLanguage;
  // For staff it is English at every campus; said before anything in it is drawn.
  const spoken = isOwn ? languageOf[campus] : 'en-GB';
  speak(spoken);
  useEffect(() => void warmStaffFaces(), []);
  useSignedOutElsewhere(useLeave());
  const dispatch = useAppDispatch();
  useUntouched(
    SESSION_IDLE_MINUTES,
    useCallback(() => void dispatch(endSession()), [dispatch]),
  );
  const userId = session?.userId;
  useEffect(() => {
    // Another tab may have signed somebody else in meanwhile.
    if (userId) dispatch(sessionOf(userId));
  }, [dispatch, userId]);

  if (!loggedIn) return <SignedOut />;
  return (
    <div className={styles.portal} lang={spoken}>
      <SkipLink>{say('Skip to the page')}</SkipLink>
      <Side session={session} />
      <main id="main" className={styles.main} tabIndex={-1}>
        <PortalHeading />
        {session?.needsSecondFactor && slug !== OWN_ACCOUNT ? (
          <Navigate to={`/staff/${OWN_ACCOUNT}`} replace />
        ) : session ? (
          <Outlet />
        ) : error ? (
          <Failed what="Your sign-in" error={error} onRetry={refetch} />
        ) : (
          <Loading of={say('your page')} lines={8} />
        )}
      </main>
      <ScrollRestoration getKey={scrollKey} />
    </div>
  );
}

/** The menu and who is signed in: at the side, on a small screen behind a button at the top. */
function Side({ session }: { session: Session | undefined }) {
  const { key } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => setOpen(false), [key]);
  return (
    <header className={styles.side}>
      <Link to="/staff/home" className={styles.brand}>
        <Crest />
        <span className={styles.name}>
          {PROVIDER}
          <span className={styles.kind}>{session && portalName(session)}</span>
        </span>
      </Link>
      {session && !isOfTheCollege(session) && <GoTo session={session} />}
      <button
        type="button"
        className={styles.menuButton}
        aria-expanded={open}
        aria-controls="portal-menu"
        onClick={() => setOpen(!open)}
      >
        {say('Menu')}
      </button>
      <div id="portal-menu" className={styles.menu} data-open={open}>
        {session && (
          <>
            <PortalMenu session={session} />
            <SignedIn session={session} />
          </>
        )}
      </div>
    </header>
  );
}

/** Home, with the page that was asked for, by its tab, filters and order: a sign-in leads on to it. */
function SignedOut() {
  const { requestError } = useServices();
  const { pathname, search } = useLocation();
  useEffect(() => requestError({ status: 401 }), [requestError]);
  return <Navigate to="/" replace state={{ headed: pathname + search }} />;
}
