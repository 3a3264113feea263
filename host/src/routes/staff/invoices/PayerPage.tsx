import { Remote } from '@forms/shared/platform/remotes';
import { useState } from 'react';
import { usePageHeading } from '../../usePageHeading';

/** The account of one who pays. `hash` is its id. */
export function PayerPage({ hash }: { hash: string }) {
  const [name, setName] = useState('');
  usePageHeading({ title: name ? `Account of ${name}` : 'Account' });
  return <Remote of="mf-exams-payments/PayerAccount" payerId={hash} onShow={setName} />;
}
