import type { FormPageProps, RemoteModules } from '@forms/shared/remotes';
import { app, useAppDispatch } from '@forms/shared/store';
import { Button, Loading, Notice } from '@forms/shared/ui';
import { useEffect } from 'react';
import { calls } from '../calls';
import { FormJourney } from './FormJourney';
import styles from './FormPage.module.css';

/** A form by its slug: loads its definition, then leads through its pages. */
function FormPage({ slug, ...outcomes }: FormPageProps) {
  const { currentData: form, error, refetch } = calls.useFormsFormQuery({ params: { slug } });
  const dispatch = useAppDispatch();
  const header = form?.json.header;
  useEffect(() => {
    if (header) dispatch(app.actions.pageShown({ title: header.title, subtitle: header.caption ?? '' }));
  }, [dispatch, header]);

  // What was begun goes on, whatever becomes of a later request for the definition.
  if (form) return <FormJourney key={slug} form={form} {...outcomes} />;
  if (!error) {
    return (
      <div className={styles.column}>
        <Loading of="the form" lines={10} />
      </div>
    );
  }
  const isMissing = 'status' in error && error.status === 404;
  return (
    <div className={styles.column}>
      <Notice
        kind={isMissing ? 'warning' : 'error'}
        title={isMissing ? 'This form has not been found.' : 'The form could not be loaded.'}
        actions={<Button onClick={refetch}>Try again</Button>}
      >
        {isMissing ? 'Please check the address.' : 'Please check your connection and try again.'}
      </Notice>
    </div>
  );
}

export default FormPage satisfies RemoteModules['mf-forms/FormPage'];
