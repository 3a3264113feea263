import type { DisputeStatus, Refunding } from './tables';

/** Why a card is refused, in the words and codes of the provider's protocol. */
export interface Refusal {
  code: string;
  decline_code?: string;
  message: string;
}
/** What follows a payment that succeeded, where that is not the usual. */
export interface Afterwards {
  refunding?: Refunding;
  disputed?: { status: DisputeStatus; reason: string };
}
export type Outcome = 'succeeds' | 'challenged' | Refusal;

const declined = (decline_code: string, message: string): Refusal => ({
  code: 'card_declined',
  decline_code,
  message,
});

/** The provider's published test cards, and what each does. `challenged` stops for the bank's confirmation, 3-D Secure. */
const outcomes: Readonly<Record<string, Outcome>> = {
  4242424242424242: 'succeeds',
  5555555555554444: 'succeeds',
  4000000000007726: 'succeeds',
  4000000000005126: 'succeeds',
  4000000000000259: 'succeeds',
  4000000000001976: 'succeeds',
  4000002760003184: 'challenged',
  4000002500003155: 'challenged',
  4000000000000002: declined('generic_decline', 'Your card was declined.'),
  4000000000009995: declined('insufficient_funds', 'Your card has insufficient funds.'),
  4000000000000069: { code: 'expired_card', message: 'Your card has expired.' },
  4000000000000127: { code: 'incorrect_cvc', message: 'Your card’s security code is incorrect.' },
  4000000000000119: {
    code: 'processing_error',
    message: 'An error occurred while processing your card. Try again in a little bit.',
  },
};
const notATestCard = declined('test_mode_live_card', 'Your card was declined: the sandbox takes only test cards.');

/** What comes of paying with a card of this number. The number is kept nowhere. */
export const outcomeOf = (number: string): Outcome => outcomes[number.replaceAll(' ', '')] ?? notATestCard;

const afterwards: Readonly<Record<string, Afterwards>> = {
  4000000000007726: { refunding: 'takes-a-while' },
  4000000000005126: { refunding: 'fails-later' },
  4000000000000259: { disputed: { status: 'needs_response', reason: 'fraudulent' } },
  4000000000001976: { disputed: { status: 'warning_needs_response', reason: 'fraudulent' } },
};

/** What follows a payment by the card of this number. */
export const afterwardsOf = (number: string): Afterwards => afterwards[number.replaceAll(' ', '')] ?? {};
