import { Remote } from '@forms/shared/platform/remotes';
import { usePageHeading } from '../../usePageHeading';

/** Who sells at each campus, as documents say it. */
export function Sellers() {
  usePageHeading({ title: 'Seller' });
  return <Remote of="mf-exams-payments/Sellers" />;
}
