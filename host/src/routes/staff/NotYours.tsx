import { Link } from '@forms/shared/platform/routing';
import { Notice } from '@forms/shared/platform/ui';
import { usePageHeading } from '../usePageHeading';

/** For who may not open the page that they came to. */
export function NotYours({ title }: { title: string }) {
  usePageHeading({ title });
  return (
    <Notice title="This page is not for your role">
      If you need it for your work, please ask an administrator. Meanwhile, go to{' '}
      <Link to="/staff/home">what you may open</Link>.
    </Notice>
  );
}
