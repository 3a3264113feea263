import { formatPence, paymentMethod, routes } from '@forms/shared/contract';
import type { App } from '../app';
import { Fault, notFound } from '../errors';
import { serve } from '../serve';
import { confirmPayment, openPayment } from './cardPayments';
import { openCards } from './cardProvider';
import { alreadyPaid } from './markPaid';

/** The ways to pay an enquiry's invoice. The amount is what the enquiry was priced at when it was submitted. */
export async function servePayments(app: App): Promise<void> {
  const { db, http } = app;
  const opened = await openCards(app);
  if (!opened) http.log.warn('live without the card provider’s keys: nobody can pay by card');
  const cards = () => {
    if (opened) return opened;
    throw new Fault(409, 'no-cards', 'Cards are not taken on this site yet. Please choose another way to pay.');
  };

  const payable = async (enquiryId: string) => {
    const enquiry = await db.selectFrom('enquiries').selectAll().where('id', '=', enquiryId).executeTakeFirst();
    if (!enquiry || enquiry.amount === null) throw notFound('application to pay for');
    return { ...enquiry, amount: enquiry.amount };
  };
  const stateOf = async (enquiryId: string) => {
    const enquiry = await payable(enquiryId);
    return {
      enquiryId,
      paymentMethod: paymentMethod.parse(enquiry.paymentMethod),
      paid: enquiry.paidAt !== null,
    };
  };

  serve(app, routes.cardProvider, () => cards().browser);

  serve(app, routes.payByCard, async ({ body }) => {
    const enquiry = await payable(body.enquiryId);
    if (enquiry.paidAt !== null) throw alreadyPaid();
    if (body.amount !== enquiry.amount) {
      throw new Fault(409, 'amount-differs', `The amount to pay is ${formatPence(enquiry.amount)}.`, {
        amount: enquiry.amount,
      });
    }
    const { id, clientSecret } = await openPayment(app, cards().stripe, enquiry);
    return { invoicePaymentId: id, clientSecret };
  });

  serve(app, routes.cardPaymentSuccess, async ({ body }) => {
    await confirmPayment(app, cards().stripe, await payable(body.enquiryId), body.invoicePaymentId);
    return stateOf(body.enquiryId);
  });

  serve(app, routes.choosePayment, async ({ body }) => {
    await payable(body.enquiryId);
    const chosen = await db
      .updateTable('enquiries')
      .set({ paymentMethod: body.paymentMethod })
      .where('id', '=', body.enquiryId)
      .where('paidAt', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!chosen) throw alreadyPaid();
    return stateOf(body.enquiryId);
  });
}
