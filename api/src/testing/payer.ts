import type { CardPayment, Enquiry, ExamEntry, ExamsSubmitted, PaymentMethod } from '@forms/shared/contract';
import { allDeclared, register } from './registration';
import type { Served } from './startServer';

/** The sandbox's test cards. */
export const cards = {
  good: '4242 4242 4242 4242',
  declined: '4000000000000002',
  challenged: '4000002760003184',
} as const;

/** The provider's intent of a payment. */
export const intentOf = ({ clientSecret }: CardPayment): string => clientSecret.split('_secret_')[0] ?? '';

/** What a browser does: with the card frame's calls for the card. */
export class Payer {
  constructor(
    private readonly server: Served,
    private readonly exam: ExamEntry,
  ) {}

  enquire = (method?: PaymentMethod, said?: Record<string, Record<string, unknown>>): Promise<ExamsSubmitted> =>
    register(this.server, [this.exam], method, said);
  /** An enquiry that the card has paid. */
  pay = async (said?: Record<string, Record<string, unknown>>): Promise<ExamsSubmitted> => {
    const enquiry = await this.enquire(undefined, said);
    const payment = await this.open(enquiry);
    await this.confirm(payment, cards.good);
    const response = await this.success(enquiry.id, payment.invoicePaymentId);
    if (!response.ok) throw new Error(await response.text());
    return enquiry;
  };
  ask = (json: object) => this.server.send('/api/my/invoice/pay/card', { json: { currency: 'GBP', ...json } });
  open = async ({ id, amount }: ExamsSubmitted) =>
    (await (await this.ask({ enquiryId: id, amount })).json()) as CardPayment;
  confirm = ({ clientSecret }: CardPayment, number: string) =>
    this.frame(clientSecret, 'confirm', { 'payment_method_data[card][number]': number });
  /** The provider takes the money, and tells nobody: the browser died and the event was lost. */
  take = (payment: CardPayment) =>
    this.server.app.db
      .updateTable('sandboxIntents')
      .set({ status: 'succeeded' })
      .where('id', '=', intentOf(payment))
      .execute();
  endChallenge = ({ clientSecret }: CardPayment, outcome: string) => this.frame(clientSecret, 'challenge', { outcome });
  success = (enquiryId: string, invoicePaymentId: string) =>
    this.server.send('/api/webforms/exams/payment/success', {
      json: {
        enquiryId,
        invoicePaymentId,
        examIds: [this.exam.examId],
        invoiceData: {},
        description: 'Exams',
        address: { line1: '1 High Street', line2: '', line3: 'Oxford', postcode: 'OX1 1AA' },
      },
    });
  choose = (enquiryId: string, paymentMethod?: string) =>
    this.server.send('/api/Z/webforms/exams/payment/success', {
      json: {
        ...{ enquiryId, examIds: [], invoiceData: {}, description: 'Exams' },
        ...{ paymentMethod, declarations: allDeclared() },
      },
    });
  /** The enquiry as staff read it. */
  read = async (id: string) => {
    const response = await this.server.send(`/api/enquiries/${id}`, { headers: await this.server.signIn('Staff') });
    return (await response.json()) as Enquiry;
  };
  paid = async (id: string) => {
    const { paid, paymentMethod } = await this.read(id);
    return paid ? paymentMethod : false;
  };

  private async frame(clientSecret: string, call: string, form: Record<string, string>) {
    const [id] = clientSecret.split('_secret_');
    const response = await this.server.send(`/sandbox/v1/payment_intents/${id}/${call}`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret: clientSecret, ...form }),
    });
    return { status: response.status, ...((await response.json()) as Record<string, unknown>) };
  }
}
