import { Remote } from '@forms/shared/remotes';
import { Loading } from '@forms/shared/ui';
import { usePageHeading } from '../../usePageHeading';

/** Every file; what is uploaded here is the staff's own. */
export function Files() {
  usePageHeading({ title: 'Files' });
  return <Remote of="mf-files/FileList" fallback={<Loading of="the files" lines={8} />} />;
}
