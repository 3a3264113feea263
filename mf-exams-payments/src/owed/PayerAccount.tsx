import { IDEMPOTENCY_HEADER, shownDay } from '@forms/shared/contract';
import type { PayerAccountProps, RemoteModules } from '@forms/shared/platform/remotes';
import { Link } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { randomId } from '@forms/shared/platform/store';
import { Button, Loading } from '@forms/shared/platform/ui';
import { useEffect, useState } from 'react';
import { Failed } from '../answered/Failed';
import { AgedSums } from './AgedSums';
import { OpenInvoices } from './OpenInvoices';
import styles from './Owed.module.css';
import { owedCalls } from './owedCalls';

/** All that is open of one who pays, and the letters about it. */
function PayerAccount({ payerId, onShow }: PayerAccountProps) {
  const { data, error, refetch } = owedCalls.useExamsAccountOfPayerQuery(
    { params: { id: payerId } },
    { refetchOnFocus: true, refetchOnReconnect: true },
  );
  const name = data?.name;
  useEffect(() => {
    if (name !== undefined) onShow?.(name);
  }, [name, onShow]);
  if (error) {
    return <Failed of="the account" error={error} onRetry={refetch} />;
  }
  if (!data) return <Loading of="the account" lines={6} />;
  const { email, address, nextReminder, aged, owing, credit, invoices, day } = data;
  return (
    <div className={styles.page}>
      <p className={styles.who}>
        {[...address, email || 'No email address'].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <AgedSums aged={aged} beside={credit > 0 ? [['Overpaid', credit]] : []} />
      <OpenInvoices invoices={invoices} day={day} />
      <p>
        {nextReminder === null
          ? 'No reminder goes by itself.'
          : `The next reminder goes on ${shownDay(nextReminder)}, unless all is paid by then.`}
      </p>
      {email !== '' && owing > 0 && <SendAccount payerId={payerId} email={email} />}
      {invoices[0] && (
        <p>
          <Link to={`/staff/payer-statement/${invoices[0].enquiryId}`}>Statement for a period</Link>
        </p>
      )}
    </div>
  );
}

/** Sends a statement of the account by letter, after a question. */
function SendAccount({ payerId, email }: { payerId: string; email: string }) {
  const [send, { isLoading }] = owedCalls.useExamsSendAccountMutation();
  const { confirm, requestError } = useServices();
  const [journey, setJourney] = useState(randomId);
  const [done, setDone] = useState(false);

  async function press() {
    setDone(false);
    if (!(await confirm({ title: `Send all that is open to ${email}?`, yes: 'Send', no: 'Cancel' }))) return;
    try {
      await send({ params: { id: payerId }, headers: { [IDEMPOTENCY_HEADER]: journey } }).unwrap();
      setJourney(randomId());
      setDone(true);
    } catch (failure) {
      requestError(failure);
    }
  }

  return (
    <div className={styles.send}>
      <Button loading={isLoading} onClick={() => void press()}>
        Send what is open
      </Button>
      <span role="status">{done && 'The letter is on its way.'}</span>
    </div>
  );
}

export default PayerAccount satisfies RemoteModules['mf-exams-payments/PayerAccount'];
