import { Remote } from '@forms/shared/platform/remotes';
import { useState } from 'react';
import { usePageHeading } from '../../usePageHeading';

/** What was charged and paid in a period, of whoever pays for an enquiry. `hash` is the enquiry's id. */
export function PayerStatementPage({ hash }: { hash: string }) {
  const [name, setName] = useState('');
  usePageHeading({ title: name ? `Statement of ${name}` : 'Statement of account' });
  return <Remote of="mf-exams-payments/PayerStatement" enquiryId={hash} onShow={setName} />;
}
