import { applicationPath, errorAnswer } from '@forms/shared/contract';
import type { ApplicationPageProps, RemoteModules } from '@forms/shared/platform/remotes';
import { useNavigate } from '@forms/shared/platform/routing';
import { answerIn, app, useAppDispatch } from '@forms/shared/platform/store';
import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { useEffect, useLayoutEffect } from 'react';
import { say } from '../words/say';
import { Application } from './Application';
import { applicationCalls } from './applicationCalls';
import { CodeNeeded } from './CodeNeeded';
import { NoApplication } from './NoApplication';
import { useSentForms } from './sentForms';

/** The private page of an application, behind the secret of its link. */
function ApplicationPage({ link }: ApplicationPageProps) {
  const { data, error, refetch } = applicationCalls.useFormsApplicationQuery({ body: { link, language: language() } });
  const navigate = useNavigate();
  const { remember } = useSentForms();

  const dispatch = useAppDispatch();
  const subtitle = data?.formTitle ?? '';
  useLayoutEffect(() => {
    dispatch(app.actions.pageShown({ title: say('Your application'), subtitle, language: language() }));
  }, [dispatch, subtitle]);

  // Browsers keep a page for Back, whatever has become of it since.
  useEffect(() => {
    const again = ({ persisted }: PageTransitionEvent) => void (persisted && refetch());
    window.addEventListener('pageshow', again);
    return () => window.removeEventListener('pageshow', again);
  }, [refetch]);

  const slug = data?.details?.formSlug;
  useEffect(() => {
    if (slug !== undefined) remember(slug, link);
  }, [slug, link, remember]);

  if (answerIn(error, errorAnswer)?.error === 'no-application') return <NoApplication link={link} />;
  if (error && !data) {
    return (
      <Notice
        kind="error"
        title={say('Your application could not be loaded.')}
        actions={<Button onClick={refetch}>{say('Try again')}</Button>}
      >
        {say('Please check your connection and try again.')}
      </Notice>
    );
  }
  if (!data) return <Loading of={say('your application')} lines={12} />;
  if (!data.details) {
    const open = (fresh: string) => void navigate(applicationPath(fresh), { replace: true });
    return <CodeNeeded link={link} reference={data.reference} onOpen={open} />;
  }
  return <Application {...data} link={link} details={data.details} onChange={refetch} />;
}

/** @public The host calls it before the part is drawn. */
export { bring } from '../words/say';
export default ApplicationPage satisfies RemoteModules['mf-forms/ApplicationPage'];
