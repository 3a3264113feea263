import {
  type ApplicationDetails,
  type ApplicationState,
  feesOf,
  NOTHING_TO_PAY,
  paymentMessages,
  SUBMITTED,
  today,
} from '@forms/shared/contract';
import { say } from '../words/say';

/** What is said at the top of an application: as its form has it where it was just received, else how far it is. */
export function saidOf(
  { definition, pages, status, withdrawn, mergedInto, applied, invoice }: ApplicationDetails,
  state: ApplicationState,
): { title: string; text?: string } {
  if (withdrawn || mergedInto) return { title: state.title };
  if (invoice === null && status === 'new') {
    if (feesOf(definition, pages, today())) return { title: say(NOTHING_TO_PAY) };
    return { title: say(SUBMITTED.title), text: definition.submit?.success ?? say(SUBMITTED.message) };
  }
  if (invoice === null || invoice.status === 'cancelled' || status === 'declined') return { title: state.title };
  if (applied.paid) return { title: say(paymentMessages.card) };
  if (applied.paymentMethod === null || applied.paymentMethod === 'card') return { title: state.title };
  return { title: say(paymentMessages[applied.paymentMethod]) };
}
