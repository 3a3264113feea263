import { errorAnswer, INVITATION_OVER, INVITATION_PAGE, otherPerson, PASSWORD_PAGE } from '@forms/shared/contract';
import { Link, useLocation, useNavigate, useParams } from '@forms/shared/platform/routing';
import { answerIn, api, app, sessionOf, useAppDispatch } from '@forms/shared/platform/store';
import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { useEffect, useState } from 'react';
import { calls } from '../calls';
import { readFailure } from '../services/failure';
import { say } from '../translation/own/say';
import { dropToken, tokenHeld } from './address';
import { Failed } from './Failed';
import styles from './LoginLanding.module.css';
import { CodeForm } from './sign-in/CodeForm';
import { destinationOf } from './sign-in/destination';
import { usePageHeading } from './usePageHeading';

/** What the links of letters say before they sign anybody in. */
const letters = [
  {
    page: INVITATION_PAGE,
    title: () => say('You are invited'),
    text: () => say('An account has been made for you here. This button signs you in; then you set your password.'),
  },
  {
    page: PASSWORD_PAGE,
    title: () => say('A new password'),
    text: () => say('This button signs you in; then you set your new password. The link works once.'),
  },
];
type Letter = (typeof letters)[number];

/** A link pasted over an open one leads to the same address: it is another landing all the same. */
export function LoginLanding() {
  return <Landing key={useLocation().key} />;
}

/** Exchanges the token of a sign-in link for a session, then goes to the page that the link names. That of a letter waits for a yes: mail programs open links by themselves. */
function Landing() {
  const { slug, hash } = useParams();
  const { search } = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [startSession, { error, isLoading, isUninitialized }] = calls.useHostStartSessionMutation();
  const [token] = useState(tokenHeld);
  const [replace, setReplace] = useState<true>();
  const [needsCode, setNeedsCode] = useState(false);
  const letter = letters.find(({ page }) => page.slug === slug && page.hash === hash);

  async function signIn(said: { replace?: true; code?: string } = {}) {
    if (!token) return;
    if (said.replace) setReplace(true);
    const { data, error: refusal } = await startSession({ body: { token, replace, ...said } });
    if (readFailure(refusal).status === 422) setNeedsCode(true);
    if (!data) return;
    // Nothing that somebody else has read or begun stays for this person.
    dispatch(sessionOf(data.userId));
    dispatch(api.util.resetApiState());
    dispatch(app.actions.login());
    await navigate(destinationOf(slug, hash) + search, { replace: true });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the page is shown
  useEffect(() => {
    dropToken();
    if (!letter) void signIn();
  }, []);

  const other = answerIn(error, otherPerson);
  if (other) {
    return (
      <OtherPerson
        {...other}
        busy={isLoading}
        onReplace={() => signIn({ replace: true })}
        onStay={() => navigate('/staff/home', { replace: true })}
      />
    );
  }
  const refusal = answerIn(error, errorAnswer);
  if (refusal?.error === INVITATION_OVER) return <InvitationOver why={refusal.message} />;
  if (!token && letter) return <OpenAgain title={letter.title()} />;
  if (!token || readFailure(error).status === 401) return <NoLonger isOfPassword={letter?.page === PASSWORD_PAGE} />;
  if (letter && isUninitialized) return <Asked {...letter} onAccept={() => signIn()} />;
  if (needsCode) return <SecondStep refusal={error} busy={isLoading} onCode={(code) => signIn({ code })} />;
  if (error) return <CannotSignIn error={error} onRetry={() => signIn()} />;
  return <SigningIn />;
}

/** Asks whom a link belongs to for a code of their second factor; `refusal` is of the last try. */
function SecondStep({ refusal, busy, onCode }: { refusal: unknown; busy: boolean; onCode(code: string): void }) {
  usePageHeading({
    title: say('One more step'),
    subtitle: say('Your account asks for a code, too'),
    language: language(),
  });
  const answer = answerIn(refusal, errorAnswer);
  const isFirst = answer?.error === 'code-needed';
  const message = refusal && !isFirst ? (answer?.message ?? readFailure(refusal).message) : undefined;
  return <CodeForm action={say('Sign in')} error={message} busy={busy} onCode={onCode} />;
}

function SigningIn() {
  usePageHeading({ title: say('Signing in'), language: language() });
  return <Loading of={say('your page')} />;
}

function CannotSignIn({ error, onRetry }: { error: unknown; onRetry(): void }) {
  usePageHeading({ title: say('Signing in'), language: language() });
  return <Failed what="Your sign-in" error={error} onRetry={onRetry} />;
}

function NoLonger({ isOfPassword }: { isOfPassword: boolean }) {
  usePageHeading({ title: say('This link no longer works'), language: language() });
  return (
    <>
      <Notice kind="error" title={say('It has been used already, or is too old')}>
        {say('A sign-in link works once, within ten minutes. Please ask for a new one.')}
      </Notice>
      {isOfPassword && <Link to="/forgotten-password">{say('Ask for another link')}</Link>}
      <OtherWays />
    </>
  );
}

function Asked({ title, text, onAccept }: Letter & { onAccept(): void }) {
  usePageHeading({ title: title(), language: language() });
  return (
    <>
      <p>{text()}</p>
      <p>
        <Button className={styles.accept ?? ''} type="primary" onClick={onAccept}>
          {say('Sign in and set a password')}
        </Button>
      </p>
    </>
  );
}

function InvitationOver({ why }: { why: string }) {
  usePageHeading({ title: say('This invitation no longer works'), language: language() });
  return (
    <>
      <Notice kind="error" title={why} />
      <OtherWays />
    </>
  );
}

/** The link itself is as good as before: a page that is loaded anew has it no more. */
function OpenAgain({ title }: { title: string }) {
  usePageHeading({ title, language: language() });
  return (
    <Notice kind="info" title={say('Please open the link in the letter once more')}>
      {say('This page was loaded anew, and by then the link is no longer in its address.')}
    </Notice>
  );
}

function OtherWays() {
  return (
    <p>
      <Link to="/sign-in">{say('Sign in with a password')}</Link> {say('or')}{' '}
      <Link to="/">{say('go to the home page')}</Link>.
    </p>
  );
}

interface OtherPersonProps {
  /** Who is signed in. */
  current: string;
  /** Whose link this is. */
  name: string;
  busy: boolean;
  onReplace(): void;
  onStay(): void;
}

/** Somebody else's link asks: it may have been sent by who wants to be followed. */
function OtherPerson({ current, name, busy, onReplace, onStay }: OtherPersonProps) {
  usePageHeading({ title: say('Somebody else is signed in'), language: language() });
  return (
    <Notice
      kind="warning"
      title={say('{current} is signed in here, and this link signs in {name}', { current, name })}
      actions={
        <>
          <Button type="primary" loading={busy} onClick={onReplace}>
            {say('Sign in as {name}', { name })}
          </Button>
          <Button onClick={onStay}>{say('Stay signed in as {current}', { current })}</Button>
        </>
      }
    >
      {say('Go on only if you asked for this link. Whatever {current} has not saved is lost.', { current })}
    </Notice>
  );
}
