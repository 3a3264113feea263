import type { FormPageProps, RemoteModules } from '@forms/shared/remotes';
import { app, useAppDispatch } from '@forms/shared/store';
import { useLayoutEffect } from 'react';
import { OpeningForm } from '../drafts/OpeningForm';
import { useBeginning } from '../drafts/useBeginning';
import { FormFailed } from './FormFailed';
import { FormJourney } from './FormJourney';
import styles from './FormPage.module.css';
import { useFormOf } from './useFormOf';

/** A form by its slug, with the unfinished work that its hash names or the browser has kept. */
function FormPage(props: FormPageProps) {
  return <OpenedForm key={`${props.slug}/${props.hash ?? ''}`} {...props} />;
}

/** Loads the definition and finds unfinished work, then leads through the form's pages. */
function OpenedForm({ slug, hash, ...outcomes }: FormPageProps) {
  const { opening, wasAsked, goOn } = useBeginning(slug, hash);
  const draft = opening.is === 'begun' ? opening.draft : undefined;
  const { form, error, refetch } = useFormOf(slug, draft);
  const dispatch = useAppDispatch();
  // With what stands under it, and before anything is painted: nothing moves when the heading comes.
  const header = opening.is === 'looking' ? undefined : form?.json.header;
  useLayoutEffect(() => {
    if (header) dispatch(app.actions.pageShown({ title: header.title, subtitle: header.caption ?? '' }));
  }, [dispatch, header]);

  // What was begun goes on, whatever becomes of a later request for the definition.
  if (form && opening.is === 'begun') {
    return <FormJourney form={form} draft={draft} isArrival={wasAsked || draft?.current !== undefined} {...outcomes} />;
  }
  return (
    <div className={styles.column}>
      {error ? (
        <FormFailed error={error} onRetry={refetch} />
      ) : (
        <OpeningForm slug={slug} opening={opening} goOn={goOn} />
      )}
    </div>
  );
}

export default FormPage satisfies RemoteModules['mf-forms/FormPage'];
