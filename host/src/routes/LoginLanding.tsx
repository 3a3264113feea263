import { Link, useNavigate, useParams } from '@forms/shared/routing';
import { app, useAppDispatch } from '@forms/shared/store';
import { Loading, Notice } from '@forms/shared/ui';
import { useEffect, useRef } from 'react';
import { calls } from '../calls';
import { takeToken } from './address';
import { isStaffPage } from './staff/staffPages';
import { usePageHeading } from './usePageHeading';

/** Exchanges the token of a sign-in link for a session, then goes to the page that the link names. */
export function LoginLanding() {
  const { slug = '', hash } = useParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [startSession, { isError }] = calls.useHostStartSessionMutation();
  const token = useRef<string>(undefined);
  token.current ??= takeToken() ?? '';
  const refused = isError || token.current === '';
  usePageHeading({ title: refused ? 'This link no longer works' : 'Signing in' });

  useEffect(() => {
    if (!token.current) return;
    void startSession({ body: { token: token.current } })
      .unwrap()
      .then(() => {
        dispatch(app.actions.login());
        const page = [slug, hash].filter(Boolean).join('/');
        return navigate(isStaffPage(slug) ? `/staff/${page}` : `/${page}`, { replace: true });
      })
      .catch(() => undefined);
  }, [startSession, dispatch, navigate, slug, hash]);

  if (!refused) return <Loading of="your page" />;
  return (
    <>
      <Notice kind="error" title="It has been used already, or is too old">
        A sign-in link works once, within ten minutes. Please ask for a new one.
      </Notice>
      <p>
        <Link to="/">Go to the home page</Link>
      </p>
    </>
  );
}
