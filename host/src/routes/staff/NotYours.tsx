import { Link } from '@forms/shared/platform/routing';
import { Notice } from '@forms/shared/platform/ui';
import { language } from '@forms/shared/platform/words';
import { named, say } from '../../translation/own/say';
import { usePageHeading } from '../usePageHeading';

/** For who may not open the page that they came to. */
export function NotYours({ title }: { title: string }) {
  usePageHeading({ title: named(title), language: language() });
  return (
    <Notice title={say('This page is not for your role')}>
      {say('If you need it for your work, please ask an administrator. Meanwhile, go to')}{' '}
      <Link to="/staff/home">{say('what you may open')}</Link>.
    </Notice>
  );
}
