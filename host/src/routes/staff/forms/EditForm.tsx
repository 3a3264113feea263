import { formChanged, mayCall } from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { Loading } from '@forms/shared/platform/ui';
import { calls } from '../../../calls';

/** One form being written, or looked at by who may not change it. `hash` is its slug. */
export function EditForm({ hash }: { hash: string }) {
  const { data: session } = calls.useHostSessionQuery();
  const mayChange = session !== undefined && mayCall(session, formChanged);
  return (
    <Remote
      of="mf-forms/FormEditor"
      slug={hash}
      readOnly={!mayChange}
      fallback={<Loading of="the editor" lines={12} />}
    />
  );
}
