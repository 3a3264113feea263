import { documentTitle, type Invoice } from '@forms/shared/contract';
import { Remote } from '@forms/shared/platform/remotes';
import { Loading } from '@forms/shared/platform/ui';
import { useMemo, useState } from 'react';
import { usePageHeading } from '../../usePageHeading';
import { Neighbours } from '../record/Neighbours';
import { Part } from '../record/Record';
import styles from './InvoicePage.module.css';

/** One invoice, to be read and written, and the files of its enquiry to be read beside. `hash` is its id. */
export function InvoicePage({ hash }: { hash: string }) {
  const [invoice, setInvoice] = useState<Invoice>();
  const enquiryId = invoice?.enquiryId;
  const owner = useMemo(
    () => (enquiryId ? ({ entityType: 'enquiry', entityTypeId: enquiryId } as const) : undefined),
    [enquiryId],
  );
  usePageHeading({ title: invoice ? documentTitle(invoice) : 'Invoice', subtitle: invoice?.name ?? '' });
  return (
    <>
      <Neighbours id={hash} list="invoices" address={(id) => `/staff/invoice/${id}`} />
      <Remote of="mf-exams-payments/InvoiceEditor" invoiceId={hash} onShow={setInvoice} />
      {owner && (
        <div className={styles.files}>
          <Part title="Files of its enquiry">
            <Remote
              of="mf-files/FileList"
              owner={owner}
              noToggles
              noDelete
              amongOthers
              fallback={<Loading of="the files" lines={4} />}
            />
          </Part>
        </div>
      )}
    </>
  );
}
