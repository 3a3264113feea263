import type { StoredForm } from '@forms/shared/contract';
import type { FormEditorProps, RemoteModules } from '@forms/shared/platform/remotes';
import { app, useAppDispatch } from '@forms/shared/platform/store';
import { Loading } from '@forms/shared/platform/ui';
import { useEffect, useState } from 'react';
import { FormFailed } from '../form/FormFailed';
import { useStoredForm } from '../form/useStoredForm';
import { Workspace } from './Workspace';

/** A form's definition as text beside what it makes: edited, checked, tried out, saved as the next version. */
function FormEditor(props: FormEditorProps) {
  return <OpenedEditor key={props.slug} {...props} />;
}

function OpenedEditor({ slug, readOnly }: FormEditorProps) {
  const { data, error, isFetching, refetch } = useStoredForm(
    { params: { slug }, query: { translations: 'all' } },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  // What the work begins with is the newest there is; what comes later waits until the person has looked at it.
  const [begun, setBegun] = useState<StoredForm>();
  useEffect(() => {
    if (data && !isFetching) setBegun((form) => form ?? data);
  }, [data, isFetching]);

  const dispatch = useAppDispatch();
  const title = data?.title ?? begun?.title ?? (error ? 'Form' : undefined);
  useEffect(() => {
    if (title !== undefined) dispatch(app.actions.pageShown({ title, subtitle: `/${slug}` }));
  }, [dispatch, title, slug]);

  if (begun) return <Workspace begun={begun} newest={data ?? begun} onAskAgain={refetch} readOnly={readOnly} />;
  if (error) return <FormFailed error={error} onRetry={refetch} />;
  return <Loading of="the form" lines={12} />;
}

export default FormEditor satisfies RemoteModules['mf-forms/FormEditor'];
