import { IDEMPOTENCY_HEADER, type PayerStatement, routes, shownDay } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { addressOf, randomId } from '@forms/shared/platform/store';
import { Button } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { owedCalls } from '../owed/owedCalls';
import styles from './PayerStatement.module.css';

/** Downloads the statement that is shown, or sends it to whoever pays, after a question. */
export function TakeStatement({ statement, enquiryId }: { statement: PayerStatement; enquiryId: string }) {
  const [send, { isLoading }] = owedCalls.useExamsSendPayerStatementMutation();
  const { confirm, requestError } = useServices();
  const [journey, setJourney] = useState(randomId);
  const { email, from, to, campus } = statement;
  const stated = { from, to, campus };
  const [sent, setSent] = useState<string>();
  const shown = `${from} ${to} ${campus}`;

  async function press() {
    setSent(undefined);
    const title = `Send the statement from ${shownDay(from)} to ${shownDay(to)} to ${email}?`;
    if (!(await confirm({ title, yes: 'Send', no: 'Cancel' }))) return;
    try {
      await send({ params: { id: enquiryId }, body: stated, headers: { [IDEMPOTENCY_HEADER]: journey } }).unwrap();
      setJourney(randomId());
      setSent(shown);
    } catch (failure) {
      requestError(failure);
    }
  }

  return (
    <div className={styles.take}>
      <a href={addressOf(routes.payerStatementPdf, { id: enquiryId }, stated)} download>
        Download as PDF
      </a>
      {email === '' ? (
        <span>Whoever pays gave no email address: it can be sent by post.</span>
      ) : (
        <Button loading={isLoading} onClick={() => void press()}>
          Send by email
        </Button>
      )}
      <span role="status">{sent === shown && 'The statement is on its way.'}</span>
    </div>
  );
}
