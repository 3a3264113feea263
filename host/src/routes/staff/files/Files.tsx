import { Remote } from '@forms/shared/platform/remotes';
import { Loading } from '@forms/shared/platform/ui';
import { usePageHeading } from '../../usePageHeading';
import { ViewsOfPart } from '../views/ViewsOfPart';

/** Every file; what is uploaded here is the staff's own. */
export function Files() {
  usePageHeading({ title: 'Files' });
  return (
    <ViewsOfPart list="all-files">
      <Remote of="mf-files/FileList" fallback={<Loading of="the files" lines={8} />} />
    </ViewsOfPart>
  );
}
