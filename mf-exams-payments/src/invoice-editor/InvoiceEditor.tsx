import { documentTitle, type Invoice } from '@forms/shared/contract';
import type { InvoiceEditorProps, RemoteModules } from '@forms/shared/platform/remotes';
import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import { useEffect } from 'react';
import { Failed } from '../answered/Failed';
import { whyItFailed } from '../answered/whyItFailed';
import { calls } from '../calls';
import { CardIssues } from '../card-issues/CardIssues';
import { AcceptedDeclarations } from './AcceptedDeclarations';
import { AfterIssue } from './AfterIssue';
import { CertifiedDocuments } from './CertifiedDocuments';
import { CreditNotes } from './CreditNotes';
import { GeneratePdf } from './GeneratePdf';
import { Instalments } from './Instalments';
import styles from './InvoiceEditor.module.css';
import { InvoiceHead } from './InvoiceHead';
import { InvoiceLines } from './InvoiceLines';
import { Payments } from './Payments';
import { RecordPayment } from './RecordPayment';
import { StatusSteps } from './StatusSteps';
import { WhatItIs } from './WhatItIs';

/** An invoice as staff write it. Amount and status are always the server's. */
function InvoiceEditor({ invoiceId, onShow }: InvoiceEditorProps) {
  const { data, error, isFetching, refetch } = calls.useExamsStoredInvoiceQuery(
    { params: { id: invoiceId } },
    { refetchOnFocus: true, refetchOnReconnect: true, refetchOnMountOrArgChange: true },
  );
  useEffect(() => {
    if (data) onShow?.(data);
  }, [data, onShow]);

  if (!data && error) return <Failed of="the invoice" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the invoice" lines={10} />;
  return (
    <div className={styles.editor}>
      {error && (
        <Notice
          kind="error"
          title={`${documentTitle(data)} may be out of date.`}
          actions={
            <Button loading={isFetching} onClick={() => refetch()}>
              Try again
            </Button>
          }
        >
          {whyItFailed(error)}
        </Notice>
      )}
      <div className={styles.actions}>
        <StatusSteps invoice={data} />
        <RecordPayment invoice={data} />
        <AfterIssue invoice={data} />
        <GeneratePdf key={fingerprintOf(data)} invoice={data} />
      </div>
      <WhatItIs invoice={data} />
      {data.entries.some(({ kind }) => kind === 'card') && <CardIssues enquiryId={data.enquiryId} />}
      <div className={styles.invoice}>
        <InvoiceHead invoice={data} />
        <InvoiceLines invoice={data} />
        <Instalments invoice={data} />
        <CreditNotes invoice={data} />
        <Payments invoice={data} />
        <CertifiedDocuments invoice={data} />
        <AcceptedDeclarations declarations={data.declarations} />
      </div>
    </div>
  );
}

/** Another once anything of the invoice is: a PDF made before it is not of this invoice any more. */
const fingerprintOf = (invoice: Invoice) => JSON.stringify(invoice);

export default InvoiceEditor satisfies RemoteModules['mf-exams-payments/InvoiceEditor'];
