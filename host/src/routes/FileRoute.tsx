import { Remote } from '@forms/shared/platform/remotes';
import { useParams } from '@forms/shared/platform/routing';
import { useBlankHeading } from './usePageHeading';

export function FileRoute() {
  const { hash = '' } = useParams();
  useBlankHeading(hash);
  return <Remote of="mf-files/FilePage" key={hash} fileId={hash} />;
}
