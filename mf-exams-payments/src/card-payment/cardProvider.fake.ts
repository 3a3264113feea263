import type { StripeError } from '@stripe/stripe-js';

type Listener = (event: object) => void;

/** A double of the card provider's script, at the window's edge: its field says what the test makes a person type. */
export function fakeCardProvider() {
  const listeners = new Map<string, Listener[]>();
  const emit = (event: string, data: object = {}) => {
    for (const listener of listeners.get(event) ?? []) listener({ elementType: 'payment', ...data });
  };

  const field = {
    mount(place: HTMLElement) {
      place.textContent = 'Card number';
      setTimeout(() => emit('ready'));
    },
    on: (event: string, listener: Listener) => listeners.set(event, [...(listeners.get(event) ?? []), listener]),
    off: (event: string, listener: Listener) =>
      listeners.set(
        event,
        (listeners.get(event) ?? []).filter((other) => other !== listener),
      ),
    update() {},
    focus: jest.fn(),
    destroy: () => listeners.clear(),
  };
  const provider = {
    field,
    /** What the elements were last told: mode, amount, currency. */
    options: {} as Record<string, unknown>,
    /** A person types into the card field, or empties it. */
    types: (complete = true) => emit('change', { empty: !complete, complete, value: { type: 'card' } }),
    /** Escape is pressed in the card field. */
    escapes: () => emit('escape'),
    breaks: () => emit('loaderror', { error: { type: 'api_connection_error' } }),
    submit: jest.fn(async (): Promise<{ error?: Partial<StripeError> }> => ({})),
    confirmPayment: jest.fn(
      async (_: object): Promise<{ paymentIntent?: { status: string }; error?: Partial<StripeError> }> => ({
        paymentIntent: { status: 'succeeded' },
      }),
    ),
  };

  const elements = {
    create: () => field,
    update: (options: object) => Object.assign(provider.options, options),
    submit: () => provider.submit(),
  };
  const script = () => ({
    elements(options: object) {
      provider.options = { ...options };
      return elements;
    },
    confirmPayment: (request: object) => provider.confirmPayment(request),
    createToken() {},
    createPaymentMethod() {},
    confirmCardPayment() {},
  });
  Object.assign(window, { Stripe: Object.assign(script, { version: 'endive' }) });
  return provider;
}
