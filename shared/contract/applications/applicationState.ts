import type { EnquiryStatus } from '../enquiries/enquiry';
import { formatPence } from '../money/money';
import type { InvoiceStatus } from '../payments/invoice';
import type { PaymentMethod } from '../payments/payment';
import { shownDay } from '../time';
import { takesDocuments } from './document';

/** What decides how far an application is; `received` and `owing` in pence. */
export interface ApplicationFacts {
  status: EnquiryStatus;
  withdrawn: boolean;
  paymentMethod: PaymentMethod | null;
  received: number;
  owing: number;
  paid: boolean;
  invoice: { status: InvoiceStatus; dueDate: string | null } | null;
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

const NOTHING_TO_DO = ' You need do nothing now.';
const SEND_DOCUMENTS = ' Please send us the documents that we ask for.';

/** The state of an application as its applicant reads it. */
export function applicationState(facts: ApplicationFacts): ApplicationState {
  const state = stateOf(facts);
  if (!facts.needsDocuments || !takesDocuments(facts)) return state;
  return { ...state, next: state.next.replace(NOTHING_TO_DO, '') + SEND_DOCUMENTS };
}

function stateOf(facts: ApplicationFacts): ApplicationState {
  const { status, withdrawn, paid, received, invoice } = facts;
  const done = { isOwing: false, isOpen: false };
  if (withdrawn) return { ...takenBack, ...done };
  if (invoice?.status === 'cancelled') {
    const money = received > 0 ? 'We will write to you about what you have paid.' : 'There is nothing to pay.';
    return { title: 'Cancelled', next: `This application is cancelled. ${money}`, ...done };
  }
  if (status === 'declined') return { ...ofStatus[status], ...done };
  if (invoice === null) return { ...ofStatus[status], isOwing: false, isOpen: status !== 'completed' };
  if (invoice.status === 'booked') {
    if (facts.owing === 0) return { ...booked, ...done };
    const next = `The places are booked. ${formatPence(facts.owing)} ${stillToPay(invoice.dueDate)}.`;
    return { title: booked.title, next, isOwing: true, isOpen: false };
  }
  if (paid) return { ...settled, ...done };
  if (invoice.status !== 'unpaid') return { ...prepared, isOwing: false, isOpen: true };
  if (received > 0) {
    const next = `We have ${formatPence(received)}. ${formatPence(facts.owing)} ${stillToPay(invoice.dueDate)}.`;
    return { title: 'Part paid', next, isOwing: true, isOpen: false };
  }
  return { ...owed(facts, invoice.dueDate), isOwing: true, isOpen: true };
}

const takenBack = {
  title: 'Withdrawn',
  next: 'You have withdrawn this application, or sent another in its place. There is nothing to pay.',
};
const booked = { title: 'Booked', next: `The places are booked.${NOTHING_TO_DO}` };
const settled = { title: 'Paid', next: `We have your payment, and book the places next.${NOTHING_TO_DO}` };
const prepared = { title: 'Being prepared', next: 'We are preparing your invoice, and send it to you next.' };

const by = (dueDate: string | null) => (dueDate === null ? '' : ` by ${shownDay(dueDate)}`);
const stillToPay = (dueDate: string | null) => `is still to be paid${by(dueDate)}`;

function owed({ paymentMethod, owing }: ApplicationFacts, dueDate: string | null) {
  const sum = formatPence(owing);
  switch (paymentMethod) {
    case 'bacs': {
      const next = `Please pay ${sum} by bank transfer${by(dueDate)}. The places are booked once it has arrived.`;
      return { title: 'Waiting for your bank transfer', next };
    }
    case 'callback':
      return {
        title: 'Waiting for our call',
        next: `A member of our staff calls you to arrange the payment of ${sum}. You can also pay it here.`,
      };
    default:
      return { title: 'Not paid yet', next: `Please pay ${sum}. Nothing is booked before it is paid.` };
  }
}

const ofStatus: Record<EnquiryStatus, { title: string; next: string }> = {
  new: { title: 'Received', next: `We read it next, and then get in touch with you.${NOTHING_TO_DO}` },
  inProgress: { title: 'In progress', next: `A member of our staff is working on it.${NOTHING_TO_DO}` },
  completed: { title: 'Completed', next: 'We have finished with this. Please contact us if you have a question.' },
  declined: {
    title: 'Not taken further',
    next: 'We cannot take this any further. Please contact us if you have a question.',
  },
  noResponse: {
    title: 'Waiting for you',
    next: 'We have tried to reach you. Please contact us, and give your reference.',
  },
};
