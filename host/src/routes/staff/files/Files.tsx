import { Remote } from '@forms/shared/platform/remotes';
import { Loading } from '@forms/shared/platform/ui';
import { usePageHeading } from '../../usePageHeading';
import { viewsOf } from '../views/viewsOf';

/** Every file; what is uploaded here is the staff's own. */
export function Files() {
  usePageHeading({ title: 'Files' });
  return <Remote of="mf-files/FileList" views={viewsOf('all-files')} fallback={<Loading of="the files" lines={8} />} />;
}
