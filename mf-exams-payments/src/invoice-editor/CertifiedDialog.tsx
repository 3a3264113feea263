import {
  type CertifiedKind,
  certifiedKindLabels,
  certifiedKinds,
  newCertifiedDocument,
  today,
} from '@forms/shared/contract';
import { useState } from 'react';
import { DialogForm } from '../dialog-form/DialogForm';
import { errorsOf } from '../dialog-form/fieldErrors';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { TextEntry } from '../dialog-form/TextEntry';
import { certifiedCalls } from './certifiedCalls';

const kinds = certifiedKinds.map((value) => ({ value, label: certifiedKindLabels[value] }));

/** Records what certified software issued, as it stands on that document. */
export function CertifiedDialog({ invoiceId, onClose }: { invoiceId: string; onClose(): void }) {
  const [record] = certifiedCalls.useExamsRecordCertifiedMutation();
  const [kind, setKind] = useState<CertifiedKind>('FT');
  const [number, setNumber] = useState('');
  const [atcud, setAtcud] = useState('');
  const [issuedOn, setIssuedOn] = useState(today());

  async function save() {
    const code = atcud
      .replace(/\s/g, '')
      .replace(/^ATCUD:/i, '')
      .toUpperCase();
    const read = newCertifiedDocument.safeParse({ kind, number, atcud: code, issuedOn });
    if (!read.success) return errorsOf(read.error);
    await record({ params: { id: invoiceId }, body: read.data }).unwrap();
    return undefined;
  }

  return (
    <DialogForm title="Record a fatura" save="Record it" onSave={save} onClose={onClose}>
      {(errors) => (
        <>
          <SelectEntry label="Kind" value={kind} choices={kinds} onChange={setKind} />
          <TextEntry
            label="Number"
            hint="As on the document: FT A/42."
            value={number}
            onChange={setNumber}
            error={errors.number}
          />
          <TextEntry
            label="ATCUD"
            hint="Above its QR code: JFKD9XYZ-42."
            value={atcud}
            onChange={setAtcud}
            error={errors.atcud}
          />
          <TextEntry label="Date" type="date" value={issuedOn} onChange={setIssuedOn} error={errors.issuedOn} />
        </>
      )}
    </DialogForm>
  );
}
