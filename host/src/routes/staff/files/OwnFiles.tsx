import { Remote } from '@forms/shared/platform/remotes';
import { Loading } from '@forms/shared/platform/ui';
import { usePageHeading } from '../../usePageHeading';

/** What the college has shared with whoever is signed in, to be read and downloaded. */
export function OwnFiles() {
  usePageHeading({ title: 'My files' });
  return <Remote of="mf-files/FileList" studentMode readOnly fallback={<Loading of="your files" lines={8} />} />;
}
