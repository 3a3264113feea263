import { Link } from '@forms/shared/routing';
import { staffPages } from '../staffPages';

/** Says that an address names no entry of its list. */
export function Gone({ what, list }: { what: string; list: string }) {
  return (
    <p>
      There is no {what} at this address. Go to <Link to={`/staff/${list}`}>{staffPages.get(list)?.title}</Link>.
    </p>
  );
}
