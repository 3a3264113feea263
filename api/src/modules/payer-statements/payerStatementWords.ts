import {
  type AccountRowKind,
  type Age,
  accountRowLabels,
  ageLabels,
  type Language,
  shortDay,
} from '@forms/shared/contract';
import { inPortuguese } from '../invoices/documentWords';

/** What a statement of a payer's account says beside what all documents about money do. */
export interface PayerStatementWords {
  title: string;
  subtitle(from: string, to: string): string;
  /** In a table. */
  shortDay(isoDay: string): string;
  accountOf: string;
  facts: Readonly<Record<'madeOn' | 'from' | 'to' | 'balance', string>>;
  rows: string;
  columns: Readonly<Record<'day' | 'what' | 'charged' | 'settled' | 'balance', string>>;
  kinds: Readonly<Record<AccountRowKind, string>>;
  named(kind: string, numbers: string): string;
  broughtForward: string;
  closing: string;
  nothing: string;
  byAge: string;
  ages: Readonly<Record<Age, string>>;
  owing: string;
  credit(amount: string): string;
  settled: string;
  references(references: string): string;
}

const english: PayerStatementWords = {
  title: 'Statement of account',
  subtitle: (from, to) => `${from} to ${to}`,
  shortDay,
  accountOf: 'Account of',
  facts: { madeOn: 'Made on', from: 'From', to: 'To', balance: 'Balance' },
  rows: 'What was charged and paid',
  columns: { day: 'Date', what: 'What', charged: 'Charged', settled: 'Paid or credited', balance: 'Balance' },
  kinds: { ...accountRowLabels, 'not-asked': 'Refund that is not asked for again' },
  named: (kind, numbers) => `${kind} for ${numbers}`,
  broughtForward: 'Brought forward',
  closing: 'Balance',
  nothing: 'Nothing was charged or paid in this period.',
  byAge: 'What is owing, by the days since it was due',
  ages: ageLabels,
  owing: 'Owing',
  credit: (amount) => `${amount} came in beyond what we asked, and stands to your credit.`,
  settled: 'There is nothing to pay.',
  references: (references) => `Payment reference: ${references}`,
};

const dia = new Intl.DateTimeFormat('pt-PT', {
  ...{ day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' },
});

const portuguese: PayerStatementWords = {
  title: 'Extrato de conta',
  subtitle: (from, to) => `${from} a ${to}`,
  shortDay: (isoDay) => dia.format(new Date(isoDay)),
  accountOf: 'Conta de',
  facts: { madeOn: 'Emitido em', from: 'De', to: 'Até', balance: 'Saldo' },
  rows: 'O que foi cobrado e pago',
  columns: { day: 'Data', what: 'Descrição', charged: 'Cobrado', settled: 'Pago ou anulado', balance: 'Saldo' },
  kinds: {
    ...inPortuguese.paymentKinds,
    invoice: 'Pedido de pagamento',
    'credit-note': 'Correção',
    cancellation: 'Anulação',
    'not-asked': 'Reembolso que não se volta a pedir',
  },
  named: (kind, numbers) => `${kind}, ${numbers}`,
  broughtForward: 'Saldo anterior',
  closing: 'Saldo',
  nothing: 'Nada foi cobrado nem pago neste período.',
  byAge: 'Por pagar, pelos dias desde o vencimento',
  ages: {
    notDue: 'Por vencer',
    to30: '1–30 dias',
    to60: '31–60 dias',
    to90: '61–90 dias',
    over90: 'Mais de 90 dias',
  },
  owing: 'Por pagar',
  credit: (amount) => `Recebemos ${amount} a mais do que pedimos, que ficam a seu crédito.`,
  settled: 'Não há nada a pagar.',
  references: (references) => `Referência do pagamento: ${references}`,
};

export const payerStatementWords: Readonly<Record<Language, PayerStatementWords>> = {
  'en-GB': english,
  'pt-PT': portuguese,
};
