import { catalogueSaid, type EntryKind, EXEMPTION, entryKindLabels, formatPence } from '@forms/shared/contract';
import { writtenDay } from '../../platform/days';
import { type FrameWords, frameWords } from '../../platform/pdf/frameWords';
import { NO_BANK_DETAILS, paymentReference } from './howToPay';

/** A number of a document in its place of a sentence. */
type Named = (number: string) => string;

/** What documents about money say, in the language of the seller's country. */
export interface DocumentWords extends FrameWords {
  timeZone: string;
  /** A line that the catalogue made. */
  line(description: string): string;
  money(pence: number): string;
  day(isoDay: string): string;
  /** What asks for money, what says that it came, and what takes something off. */
  invoice: Named;
  receipt: Named;
  creditNote: Named;
  /** Said where the document is none of the law's. */
  caution: string;
  to: string;
  receivedFrom: string;
  creditTo: string;
  forWhom: Named;
  facts: Readonly<Record<'number' | 'reference' | 'date' | 'due' | 'status' | 'of' | 'replaces', string>>;
  cancelled: string;
  cancelledLong: string;
  replacedBy: Named;
  /** What is not issued yet. */
  draft: string;
  items: Readonly<Record<'item' | 'cost' | 'rate' | 'net' | 'tax', string>>;
  total: string;
  totalPayable: string;
  totalPaid: string;
  paid: string;
  stillToPay: string;
  /** Beside what came in beyond what is asked. */
  toRefund: string;
  creditedBy(number: string, day: string): string;
  credited: string;
  reason: string;
  tax: Readonly<Record<'heading' | 'number' | 'exempt', string>>;
  instalments: string;
  instalmentsLeft: string;
  by: Named;
  payments: string;
  paymentKinds: Readonly<Record<EntryKind, string>>;
  entries: Readonly<Record<'heading' | 'exam' | 'code' | 'papers', string>>;
  howToPay: string;
  amount: string;
  noAccount: string;
  paymentReference: Named;
  terms: string;
  declarations: string;
  acceptedAt: Named;
}

export const inEnglish: DocumentWords = {
  ...frameWords['en-GB'],
  timeZone: 'Europe/London',
  line: (description) => description,
  money: formatPence,
  day: writtenDay,
  invoice: (number) => `Invoice ${number}`,
  receipt: (number) => `Receipt ${number}`,
  creditNote: (number) => `Credit note ${number}`,
  caution: '',
  to: 'Invoice to',
  receivedFrom: 'Received from',
  creditTo: 'Credit to',
  forWhom: (name) => `For ${name}`,
  facts: {
    number: 'Number',
    reference: 'Reference',
    date: 'Date',
    due: 'Due',
    status: 'Status',
    of: 'Invoice',
    replaces: 'Replaces',
  },
  cancelled: 'Cancelled',
  cancelledLong: 'This invoice is cancelled. There is nothing to pay.',
  replacedBy: (number) => `Invoice ${number} has taken its place.`,
  draft: 'Draft, not issued',
  items: { item: 'Item', cost: 'Cost', rate: 'VAT rate', net: 'Net', tax: 'VAT' },
  total: 'Total',
  totalPayable: 'Total payable',
  totalPaid: 'Total paid',
  paid: 'Paid',
  stillToPay: 'Still to pay',
  toRefund: 'To be refunded',
  creditedBy: (number, day) => `Credit note ${number}, ${day}`,
  credited: 'Taken off',
  reason: 'Reason',
  tax: { heading: 'VAT', number: 'VAT number', exempt: EXEMPTION },
  instalments: 'Instalments',
  instalmentsLeft: 'Instalments still to pay',
  by: (day) => `By ${day}`,
  payments: 'Payments',
  paymentKinds: entryKindLabels,
  entries: { heading: 'Examination entries', exam: 'Examination', code: 'Entry code', papers: 'Papers' },
  howToPay: 'How to pay by bank transfer',
  amount: 'Amount',
  noAccount: NO_BANK_DETAILS,
  paymentReference,
  terms: 'Terms',
  declarations: 'Declarations',
  acceptedAt: (time) => `Accepted on ${time}`,
};

/** Portuguese law knows invoices of certified software alone: this asks for money, and is called nothing else. */
export const inPortuguese: DocumentWords = {
  ...frameWords['pt-PT'],
  timeZone: 'Europe/Lisbon',
  line: (description) => catalogueSaid(description, 'pt-PT'),
  money: (pence) => formatPence(pence, 'pt-PT'),
  day: (isoDay) => writtenDay(isoDay, 'pt-PT'),
  invoice: (number) => `Pedido de pagamento ${number}`,
  receipt: (number) => `Pedido de pagamento ${number}: pago`,
  creditNote: (number) => `Correção ${number} ao pedido de pagamento`,
  caution: 'Este documento não serve de fatura.',
  to: 'Destinatário',
  receivedFrom: 'Destinatário',
  creditTo: 'Destinatário',
  forWhom: (name) => `Candidato: ${name}`,
  facts: {
    number: 'Número',
    reference: 'Referência',
    date: 'Data',
    due: 'Pagar até',
    status: 'Estado',
    of: 'Pedido',
    replaces: 'Substitui',
  },
  cancelled: 'Anulado',
  cancelledLong: 'Este pedido de pagamento foi anulado. Não há nada a pagar.',
  replacedBy: (number) => `Foi substituído pelo pedido de pagamento ${number}.`,
  draft: 'Rascunho, não emitido',
  items: { item: 'Descrição', cost: 'Valor', rate: 'Taxa de IVA', net: 'Valor líquido', tax: 'IVA' },
  total: 'Total',
  totalPayable: 'Total a pagar',
  totalPaid: 'Total pago',
  paid: 'Pago',
  stillToPay: 'Falta pagar',
  toRefund: 'A reembolsar',
  creditedBy: (number, day) => `Correção ${number}, ${day}`,
  credited: 'Total da correção',
  reason: 'Motivo',
  tax: { heading: 'IVA', number: 'NIF', exempt: 'Isento' },
  instalments: 'Prestações',
  instalmentsLeft: 'Prestações por pagar',
  by: (day) => `Até ${day}`,
  payments: 'Pagamentos',
  paymentKinds: {
    opening: 'Pagamento',
    card: 'Cartão',
    transfer: 'Transferência bancária',
    cash: 'Numerário',
    refund: 'Reembolso',
    'refund-failed': 'Reembolso falhado',
    dispute: 'Contestação',
    'dispute-returned': 'Contestação devolvida',
    fee: 'Comissão',
    'write-off': 'Valor dispensado',
    reversal: 'Estorno',
  },
  entries: { heading: 'Inscrições em exames', exam: 'Exame', code: 'Código', papers: 'Provas' },
  howToPay: 'Como pagar por transferência bancária',
  amount: 'Montante',
  noAccount:
    'Os dados da nossa conta ser-lhe-ão enviados à parte. Não faça pagamentos para uma conta que outra pessoa lhe indique.',
  paymentReference: (reference) => `Referência do pagamento: ${reference}`,
  terms: 'Condições',
  declarations: 'Declarações',
  acceptedAt: (time) => `Aceite em ${time}`,
};
