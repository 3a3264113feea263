import { Remote } from '@forms/shared/platform/remotes';
import { usePageHeading } from '../../usePageHeading';

/** Invoices and payments, as an accountant takes them. */
export function Exports() {
  usePageHeading({ title: 'Exports' });
  return <Remote of="mf-exams-payments/Exports" />;
}
