import * as z from '@forms/shared/platform/zod';
import { today } from '../forms/dates';

/** The kinds of documents that certified software issues, by their letters in its numbers. */
export const certifiedKindLabels = {
  FT: 'FT, fatura',
  FR: 'FR, fatura-recibo',
  FS: 'FS, fatura simplificada',
  ND: 'ND, nota de débito',
  NC: 'NC, nota de crédito',
} as const;
export type CertifiedKind = keyof typeof certifiedKindLabels;
export const certifiedKinds = Object.keys(certifiedKindLabels) as CertifiedKind[];

/** A document that certified software issued for what we ask, as staff copy it: `issuedOn` is `YYYY-MM-DD`. */
export const newCertifiedDocument = z.object({
  kind: z.enum(certifiedKinds),
  number: z.string().trim().min(1, 'Please enter its number').max(60, 'At most 60 characters'),
  atcud: z
    .string()
    .trim()
    .regex(
      /^[A-Z0-9]{8,20}-\d{1,12}$/,
      'An ATCUD is a code of 8 letters and digits or more, a hyphen and a number: JFKD9XYZ-42',
    ),
  issuedOn: z.iso.date('Please enter a date').refine((day) => day <= today(), 'This date is in the future'),
});
export type NewCertifiedDocument = z.infer<typeof newCertifiedDocument>;
export const certifiedDocument = newCertifiedDocument.extend({
  id: z.string(),
  author: z.string(),
  recordedAt: z.string(),
});
export type CertifiedDocument = z.infer<typeof certifiedDocument>;

/** How far an invoice is that needs a document of certified software. */
export const certificateLabels = {
  missing: 'Paid, no fatura yet',
  recorded: 'Fatura recorded',
  notPaid: 'Not paid yet',
} as const;
type CertificateState = keyof typeof certificateLabels;
export const certificateStates = Object.keys(certificateLabels) as CertificateState[];
