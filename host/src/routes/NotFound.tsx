import { Link } from '@forms/shared/routing';
import { usePageHeading } from './usePageHeading';

export function NotFound() {
  usePageHeading({ title: 'Page not found' });
  return (
    <>
      <p>There is no page at this address. If you typed it, please check it; if you followed a link, it may be old.</p>
      <p>
        <Link to="/">Go to the home page</Link> or <Link to="/contact-us/">contact us</Link>.
      </p>
    </>
  );
}
