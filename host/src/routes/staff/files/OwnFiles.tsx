import { Remote } from '@forms/shared/remotes';
import { Loading } from '@forms/shared/ui';
import { usePageHeading } from '../../usePageHeading';

/** What the college has shared with whoever is signed in, to be read and downloaded. */
export function OwnFiles() {
  usePageHeading({ title: 'My files' });
  return <Remote of="mf-files/FileList" studentMode readOnly fallback={<Loading of="your files" lines={8} />} />;
}
