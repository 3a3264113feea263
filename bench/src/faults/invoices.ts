import { CURRENCY, type Invoice } from '../../../shared/contract';
import type { Site } from './site';

/** In pence: the least, what the card provider refuses and what it just takes, and its most. */
const AMOUNTS = [1, 29, 30, 99_999_999];
/** A line comes to no more. */
const LINE = 10_000_000;

/** Invoices of the smallest and largest amounts: each takes another's place, is paid by card, made a PDF, cancelled. */
export async function invoices(site: Site): Promise<void> {
  const headers = await site.staff();
  site.watchHealth();
  for (const wanted of AMOUNTS) {
    const { stored } = await site.submit('127.0.12.1', 'card');
    if (!stored) throw new Error('No application was taken');
    const { invoiceId } = await site.must<{ invoiceId: string }>(`/api/enquiries/${stored.id}`, { headers });
    // What is issued stays as it is: another takes its place.
    let invoice = await site.must<Invoice>(`/api/invoice/${invoiceId}/replacement`, { method: 'POST', headers });
    const at = `/api/invoice/${invoice.id}`;
    while (invoice.amount !== wanted) {
      const cost = Math.max(-LINE, Math.min(LINE, wanted - invoice.amount));
      const line = { metaType: 'standalone', type: 'other', description: 'To the amount', cost };
      invoice = await site.must<Invoice>(`${at}/item`, { headers, json: line });
    }
    for (const [field, newValue] of [
      ['description', `For ${wanted} p`],
      ['dueDate', '2030-01-01'],
      ['status', 'final'],
      ['status', 'unpaid'],
    ]) {
      const edited = await site.send(at, { method: 'PUT', headers, json: { field, newValue } });
      if (edited.status !== 200)
        site.errors.push(`an invoice of ${wanted} p: its ${field} ${newValue} was answered ${edited.status}`);
    }
    const payment = { amount: wanted, currency: CURRENCY, enquiryId: stored.id };
    await site.send('/api/my/invoice/pay/card', { json: payment, from: '127.0.12.1' });
    const pdf = await site.send(`${at}/generate/pdf`, { method: 'POST', headers });
    if (pdf.status !== 200) site.errors.push(`an invoice of ${wanted} p: its PDF was answered ${pdf.status}`);
    const cancelled = await site.send(`/api/enquiries/${stored.id}/cancel`, { headers, json: { reason: 'Tried' } });
    if (cancelled.status !== 200)
      site.errors.push(`an invoice of ${wanted} p: a cancellation was answered ${cancelled.status}`);
  }
}
