import type { EnquiryStatus } from '../enquiries/enquiry';
import { formatPence } from '../money/money';
import type { InvoiceStatus } from '../payments/invoice';
import type { PaymentMethod } from '../payments/payment';
import type { Language } from '../product';
import { shownDay } from '../shownDay';
import { takesDocuments } from './document';
import { type StateWords, stateWords } from './stateWords';

/** What decides how far an application is; `received` and `owing` in pence. */
export interface ApplicationFacts {
  status: EnquiryStatus;
  withdrawn: boolean;
  /** The other application with which we go on in its place. */
  mergedInto: { reference: string } | null;
  paymentMethod: PaymentMethod | null;
  received: number;
  owing: number;
  paid: boolean;
  invoice: { status: InvoiceStatus; dueDate: string | null } | null;
  /** Paying books places: what the form itself asks for does, and not what staff invoice for any other, as a certificate. */
  hasPlaces: boolean;
  /** The bank of whoever paid by card may take that back, and has not decided yet. */
  isDisputed: boolean;
  /** A document that is asked for has not come, or has to come again. */
  needsDocuments: boolean;
}

/** How far an application is, in a few words, and who does what next. */
export interface ApplicationState {
  title: string;
  next: string;
  /** Something is to be paid, and can be paid now. */
  isOwing: boolean;
  /** Nothing is paid, booked or ended yet: whoever sent it may take it back. */
  isOpen: boolean;
}

/** The state of an application as its applicant reads it. */
export function applicationState(facts: ApplicationFacts, language: Language = 'en-GB'): ApplicationState {
  const words = stateWords[language];
  const { rests, ...state } = stateOf(facts, words, language);
  if (facts.needsDocuments && takesDocuments(facts)) return { ...state, next: state.next + words.sendDocuments };
  return { ...state, next: rests ? state.next + words.nothingToDo : state.next };
}

/** `rests` where nothing more than what is said needs to be done. */
function stateOf(
  facts: ApplicationFacts,
  words: StateWords,
  language: Language,
): ApplicationState & { rests?: boolean } {
  const { status, withdrawn, mergedInto, paid, received, owing, invoice, hasPlaces } = facts;
  const done = { isOwing: false, isOpen: false };
  const rests = status === 'new' || status === 'inProgress';
  if (withdrawn) return { ...words.takenBack, ...done };
  if (mergedInto) return { title: words.merged.title, next: words.merged.next(mergedInto.reference), ...done };
  if (invoice?.status === 'cancelled') {
    const { title, next } = words.cancelled;
    return { title, next: next + (received > 0 ? words.moneyCame : words.nothingToPay), ...done };
  }
  if (status === 'declined') return { ...words.ofStatus[status], ...done };
  if (invoice === null) return { ...words.ofStatus[status], isOwing: false, isOpen: status !== 'completed', rests };
  const sum = formatPence(owing, language);
  const by = invoice.dueDate === null ? '' : words.by(shownDay(invoice.dueDate, language));
  if (facts.isDisputed && owing > 0) return { ...words.disputed, ...done };
  const isBooked = invoice.status === 'booked';
  if (isBooked && hasPlaces) {
    if (owing === 0) return { ...words.booked, ...done, rests: true };
    return { title: words.booked.title, next: words.bookedOwing(sum, by), isOwing: true, isOpen: false };
  }
  const { title, next, received: came } = words.settled;
  if (paid || (isBooked && owing === 0)) return { title, next: hasPlaces ? next : came, ...done, rests: true };
  if (!isBooked && invoice.status !== 'unpaid') return { ...words.prepared, isOwing: false, isOpen: true };
  if (received > 0) {
    const next = words.partPaidNext(formatPence(received, language), sum, by);
    return { title: words.partPaid, next, isOwing: true, isOpen: false };
  }
  return { ...owed(facts, { words, sum, by }), isOwing: true, isOpen: !isBooked };
}

function owed(
  { paymentMethod, hasPlaces }: ApplicationFacts,
  { words, sum, by }: { words: StateWords; sum: string; by: string },
): { title: string; next: string } {
  const { transfer, callback, unpaid } = words;
  const withPlaces = (next: string, places: string) => (hasPlaces ? next + places : next);
  if (paymentMethod === 'bacs') {
    return { title: transfer.title, next: withPlaces(transfer.next(sum, by), transfer.places) };
  }
  if (paymentMethod === 'callback') return { title: callback.title, next: callback.next(sum) };
  return { title: unpaid.title, next: withPlaces(unpaid.next(sum), unpaid.places) };
}
