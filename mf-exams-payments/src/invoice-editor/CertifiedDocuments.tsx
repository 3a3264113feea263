import { type CertifiedDocument, certifiedKindLabels, type Invoice, shownDay } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { CertifiedDialog } from './CertifiedDialog';
import styles from './CertifiedDocuments.module.css';
import { certifiedCalls } from './certifiedCalls';

/** What certified software has issued for an invoice of Lisbon, where our own document is none of the law's. */
export function CertifiedDocuments({ invoice }: { invoice: Invoice }) {
  const { id, campus, certifiedDocuments } = invoice;
  const [recording, setRecording] = useState(false);
  if (campus !== 'lisbon') return null;
  return (
    <section className={styles.documents} aria-label="Certified documents">
      <header className={styles.head}>
        <h2>Certified documents</h2>
        <Button onClick={() => setRecording(true)}>Record a fatura</Button>
      </header>
      {certifiedDocuments.length === 0 && (
        <p className={styles.quiet}>
          None yet. What we send asks for payment and is no fatura: that comes from the certified software.
        </p>
      )}
      <ul className={styles.list}>
        {certifiedDocuments.map((document) => (
          <Recorded key={document.id} invoiceId={id} document={document} />
        ))}
      </ul>
      {recording && <CertifiedDialog invoiceId={id} onClose={() => setRecording(false)} />}
    </section>
  );
}

function Recorded({ invoiceId, document }: { invoiceId: string; document: CertifiedDocument }) {
  const { id, kind, number, atcud, issuedOn, author } = document;
  const { confirm, requestError } = useServices();
  const [remove, { isLoading }] = certifiedCalls.useExamsRemoveCertifiedMutation();

  async function ask() {
    const isMeant = await confirm({
      title: `Remove ${number}?`,
      message: 'The payment request will stand among those without a fatura again.',
      yes: 'Remove it',
    });
    if (isMeant)
      await remove({ params: { id: invoiceId, documentId: id } })
        .unwrap()
        .catch(requestError);
  }

  return (
    <li>
      <div>
        <strong>{number}</strong> {certifiedKindLabels[kind]}
        <span className={styles.quiet}>
          ATCUD {atcud}, {shownDay(issuedOn)}, {author}
        </span>
      </div>
      <Button
        type="text"
        size="small"
        danger
        loading={isLoading}
        aria-label={`Remove ${number}`}
        onClick={() => void ask()}
      >
        Remove
      </Button>
    </li>
  );
}
