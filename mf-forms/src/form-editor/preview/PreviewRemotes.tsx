import { type DrawRemote, type InvoicePageProps, RemoteProvider, useDrawRemote } from '@forms/shared/platform/remotes';
import { Button, Notice } from '@forms/shared/platform/ui';
import { type ReactNode, useCallback } from 'react';

/** Draws the parts that would upload, store or take money as words; all others as they are. */
export function PreviewRemotes({ children }: { children: ReactNode }) {
  const draw = useDrawRemote();
  const drawHere = useCallback<DrawRemote>(
    (of, props, fallback) => {
      if (of === 'mf-files/Uploader') return <Notice title="Here visitors choose files" />;
      if (of === 'mf-exams-payments/InvoicePage') return <NoInvoice {...(props as InvoicePageProps)} />;
      return draw(of, props, fallback);
    },
    [draw],
  );
  return <RemoteProvider value={drawHere}>{children}</RemoteProvider>;
}

function NoInvoice({ answers, onBack }: InvoicePageProps) {
  return (
    <>
      {answers}
      <Notice
        title="Here visitors see the fees and choose how to pay"
        actions={<Button onClick={onBack}>Back</Button>}
      />
    </>
  );
}
