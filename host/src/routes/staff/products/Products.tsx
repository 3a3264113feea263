import { Remote } from '@forms/shared/platform/remotes';
import { usePageHeading } from '../../usePageHeading';

/** What invoices can be made of. */
export function Products() {
  usePageHeading({ title: 'Products' });
  return <Remote of="mf-exams-payments/Products" />;
}
