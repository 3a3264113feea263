import { Link } from '@forms/shared/platform/routing';
import { type StaffSlug, staffPages } from '../staffPages';

/** Says that an address names no entry of its list. */
export function Gone({ what, list }: { what: string; list: StaffSlug }) {
  return (
    <p>
      There is no {what} at this address. Go to <Link to={`/staff/${list}`}>{staffPages[list].title}</Link>.
    </p>
  );
}
