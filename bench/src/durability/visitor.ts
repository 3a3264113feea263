import { registration } from '../../../api/src/testing/registration';
import {
  ALREADY_PAID,
  type CardPayment,
  CURRENCY,
  type ExamEntry,
  type ExamsSubmitted,
  IDEMPOTENCY_HEADER,
  REQUEST_HEADER,
} from '../../../shared/contract';

const CARD = '4242424242424242';

/** One application, and how far the server has told its visitor that it got. */
export interface Application {
  key: string;
  method: 'card' | 'bacs';
  /** Acknowledged as stored. */
  stored?: ExamsSubmitted;
  /** The card provider has acknowledged the money. */
  taken: boolean;
  /** Our server has acknowledged it. */
  paid: boolean;
}

/** Takes an application as far as it goes, from where it stands. Rejects when the server dies. */
export async function advance(address: string, exam: ExamEntry, application: Application): Promise<void> {
  const { key, method } = application;
  const post = async (path: string, json: object, headers = {}) => {
    const response = await fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [REQUEST_HEADER]: 'bench', ...headers },
      body: JSON.stringify(json),
    });
    return { status: response.status, body: await response.json() };
  };

  const submitted = await post('/api/webforms/exams/form/data', registration([exam], method), {
    [IDEMPOTENCY_HEADER]: key,
  });
  if (submitted.status !== 201) throw new Error(`A submission was answered ${submitted.status}`);
  const stored = submitted.body as ExamsSubmitted;
  if (application.stored && application.stored.id !== stored.id) throw new Error(`${key} was stored twice`);
  application.stored = stored;
  if (method === 'bacs') return;

  const { id: enquiryId, amount } = stored;
  const opened = await post('/api/my/invoice/pay/card', { amount, currency: CURRENCY, enquiryId });
  if (opened.status === 409 && opened.body.error === ALREADY_PAID) {
    application.paid = true;
    return;
  }
  if (opened.status !== 200) throw new Error(`A payment was answered ${opened.status}`);
  const { clientSecret, invoicePaymentId } = opened.body as CardPayment;
  const confirmed = await fetch(`${address}/sandbox/v1/payment_intents/${clientSecret.split('_secret_')[0]}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: clientSecret, 'payment_method_data[card][number]': CARD }),
  });
  const { status } = (await confirmed.json()) as { status: string };
  application.taken = status === 'succeeded';

  const answer = await post('/api/webforms/exams/payment/success', {
    enquiryId,
    invoicePaymentId,
    examIds: [exam.examId],
    invoiceData: {},
    description: 'Exams',
    address: { line1: '1 High Street', line2: '', line3: 'Oxford', postcode: 'OX1 1AA' },
  });
  if (answer.status !== 200) throw new Error(`A success was answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  application.paid = true;
}
