import { Remote } from '@forms/shared/platform/remotes';
import { Loading } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { say } from '../../../translation/own/say';
import { usePageHeading } from '../../usePageHeading';

/** What the college has shared with whoever is signed in, to be read and downloaded. */
export function OwnFiles() {
  usePageHeading({ title: say('My files'), language: language() });
  return (
    <div lang={language()}>
      <Remote of="mf-files/FileList" studentMode readOnly fallback={<Loading of={say('your files')} lines={8} />} />
    </div>
  );
}
