// @ts-check
// The sandbox's stand-in for the card provider's own script: as much of `window.Stripe` as the product and the
// provider's React library use. Card details are typed into a frame and sent from there; this page never has them.

{
  /**
   * @typedef {{ variables?: Record<string, string>, rules?: object }} Appearance
   * @typedef {{ type: string, code?: string, message: string, payment_intent?: Intent }} CardError
   * @typedef {{ id: string, status: string, last_payment_error: CardError | null }} Intent
   * @typedef {{ paymentIntent: Intent, error?: undefined } | { error: CardError, paymentIntent?: undefined }} Outcome
   * @typedef {(event: object) => void} Listener
   */
  const { origin } = new URL(/** @type {HTMLScriptElement} */ (document.currentScript).src);
  const FRAME_PATIENCE_MS = 15_000;

  /** What stands on the page itself, in European Portuguese; the frame has its own. @type {Readonly<Record<string, string>>} */
  const portuguese = {
    'Secure card details': 'Dados do cartão, em segurança',
    'The card field did not load. Please try again.': 'O campo do cartão não foi carregado. Tente de novo.',
    'Your bank asks: is it you?': 'O seu banco pergunta: é mesmo você?',
    'This stands in for your bank’s 3-D Secure page. Sandbox: no money moves.':
      'Isto está em vez da página 3-D Secure do seu banco. Ambiente de teste: nenhum dinheiro é movimentado.',
    Complete: 'Confirmar',
    Fail: 'Recusar',
  };
  const sayIn = (/** @type {string} */ locale) => (/** @type {string} */ text) =>
    (locale === 'pt' && portuguese[text]) || text;

  /** The field that a card is typed into, in a frame of its own. Speaks with the frame over a private channel. */
  class CardElement {
    #type;
    #appearance;
    #locale;
    #say;
    /** @type {Map<string, Set<Listener>>} */
    #listeners = new Map();
    /** @type {Map<number, (answer: never) => void>} */
    #waiting = new Map();
    #asked = 0;
    /** @type {HTMLIFrameElement | undefined} */
    #frame;
    /** @type {MessagePort | undefined} */
    #port;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    #patience;

    /** @param {string} type @param {Appearance} appearance @param {string} locale */
    constructor(type, appearance, locale) {
      this.#type = type;
      this.#appearance = appearance;
      this.#locale = locale;
      this.#say = sayIn(locale);
    }

    /** @param {Element | string} place */
    mount(place) {
      const element = typeof place === 'string' ? document.querySelector(place) : place;
      if (!element) throw new Error(`There is no ${place} to mount the card field in.`);
      const frame = document.createElement('iframe');
      frame.title = this.#say('Secure card details');
      frame.src = `${origin}/sandbox/card`;
      // The frame keeps 4 px round its fields for the focus ring; the fields stand level with the page's.
      frame.style.cssText =
        'display: block; width: calc(100% + 8px); height: 180px; margin: -4px; border: 0; color-scheme: inherit';
      frame.addEventListener('load', () => this.#open(frame));
      element.replaceChildren(frame);
      this.#frame = frame;
      this.#patience = setTimeout(() => {
        const message = this.#say('The card field did not load. Please try again.');
        this.#emit('loaderror', { error: { type: 'api_connection_error', message } });
      }, FRAME_PATIENCE_MS);
    }

    /** @param {HTMLIFrameElement} frame */
    #open(frame) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => this.#hear(data);
      const opening = { sandboxCard: 'open', appearance: this.#appearance, locale: this.#locale };
      frame.contentWindow?.postMessage(opening, origin, [port2]);
      this.#port = port1;
    }

    /** @param {{ event?: string, height?: number, answers?: number, answer?: never }} message */
    #hear({ event, height, answers, answer, ...rest }) {
      if (answers !== undefined) {
        this.#waiting.get(answers)?.(/** @type {never} */ (answer));
        this.#waiting.delete(answers);
      } else if (height !== undefined && this.#frame) this.#frame.style.height = `${height}px`;
      else if (event !== undefined) {
        if (event === 'ready') clearTimeout(this.#patience);
        this.#emit(event, rest);
      }
    }

    /** @param {string} event @param {object} rest */
    #emit(event, rest) {
      for (const listener of this.#listeners.get(event) ?? []) listener({ elementType: this.#type, ...rest });
    }

    /**
     * Asks the frame: `validate` answers `{error?}`, `confirm` and `challenge` an outcome.
     * @param {string} question
     * @param {object} [details]
     * @returns {Promise<any>}
     */
    ask(question, details = {}) {
      const number = ++this.#asked;
      return new Promise((resolve) => {
        if (!this.#port) {
          resolve({ error: { type: 'integration_error', message: 'The card field is not on the page.' } });
          return;
        }
        this.#waiting.set(number, resolve);
        this.#port.postMessage({ question, number, ...details });
      });
    }

    /** @param {Appearance} appearance */
    dress(appearance) {
      this.#appearance = appearance;
      this.#port?.postMessage({ appearance });
    }

    /** The bank's question, shown as a dialog where the card field stands. @returns {Promise<'complete' | 'fail'>} */
    challenge() {
      return askBank(this.#frame?.parentElement ?? document.body, this.#appearance.variables ?? {}, this.#say);
    }

    /** @param {string} event @param {Listener} listener */
    on(event, listener) {
      const listeners = this.#listeners.get(event) ?? new Set();
      this.#listeners.set(event, listeners.add(listener));
      return this;
    }

    /** @param {string} event @param {Listener} [listener] */
    off(event, listener) {
      if (listener) this.#listeners.get(event)?.delete(listener);
      else this.#listeners.delete(event);
      return this;
    }

    focus() {
      this.#port?.postMessage({ focus: true });
    }

    clear() {
      this.#port?.postMessage({ clear: true });
    }

    /** Options of the card field change nothing here: wallets and saved cards don't exist. */
    update() {}

    unmount() {
      clearTimeout(this.#patience);
      this.#port?.close();
      this.#port = undefined;
      this.#frame?.remove();
      this.#frame = undefined;
    }

    destroy() {
      this.unmount();
      this.#listeners.clear();
    }
  }

  /** @param {HTMLElement} place @param {Record<string, string>} colours @param {(text: string) => string} say @returns {Promise<'complete' | 'fail'>} */
  function askBank(place, colours, say) {
    const surface = colours.colorBackground ?? 'Canvas';
    const text = colours.colorText ?? 'CanvasText';
    const primary = colours.colorPrimary ?? 'light-dark(#12284c, #a9c2ec)';

    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-labelledby', 'sandbox-bank-title');
    dialog.style.cssText = `width: min(24rem, calc(100% - 32px)); padding: 24px; border: 1px solid color-mix(in srgb, ${text} 30%, ${surface}); border-radius: 10px; background: ${surface}; color: ${text}; font: inherit`;
    const title = document.createElement('h2');
    title.id = 'sandbox-bank-title';
    title.textContent = say('Your bank asks: is it you?');
    title.style.cssText = 'margin: 0 0 8px; font-size: 1.25rem';
    const paragraph = document.createElement('p');
    paragraph.textContent = say('This stands in for your bank’s 3-D Secure page. Sandbox: no money moves.');
    paragraph.style.cssText = 'margin: 0 0 24px';
    const buttons = document.createElement('div');
    buttons.style.cssText = 'display: flex; flex-wrap: wrap; gap: 12px';
    dialog.append(title, paragraph, buttons);

    return new Promise((resolve) => {
      /** @param {'complete' | 'fail'} outcome */
      const end = (outcome) => {
        dialog.close();
        dialog.remove();
        resolve(outcome);
      };
      /** @param {string} label @param {'complete' | 'fail'} outcome @param {string} look */
      const button = (label, outcome, look) => {
        const made = document.createElement('button');
        made.type = 'button';
        made.textContent = label;
        made.style.cssText = `min-height: 44px; padding: 0 20px; border: 1px solid ${primary}; border-radius: 6px; font: inherit; font-weight: 600; cursor: pointer; ${look}`;
        made.addEventListener('click', () => end(outcome));
        buttons.append(made);
      };
      button(say('Complete'), 'complete', `background: ${primary}; color: ${surface}`);
      button(say('Fail'), 'fail', `background: none; color: ${text}`);
      dialog.addEventListener('cancel', (event) => {
        event.preventDefault();
        end('fail');
      });
      place.append(dialog);
      dialog.showModal();
    });
  }

  class Elements {
    /** @type {Appearance} */
    #appearance;
    #locale;
    /** @type {Map<string, CardElement>} */
    #made = new Map();

    /** @param {{ appearance?: Appearance, locale?: string }} [options] */
    constructor({ appearance = {}, locale = 'en-GB' } = {}) {
      this.#appearance = appearance;
      this.#locale = locale;
    }

    /** @param {string} type */
    create(type) {
      const element = new CardElement(type, this.#appearance, this.#locale);
      this.#made.set(type, element);
      return element;
    }

    /** @param {string | { __elementType?: string }} type @returns {CardElement | null} */
    getElement(type) {
      const name = typeof type === 'string' ? type : type.__elementType;
      return this.#made.get(name ?? '') ?? null;
    }

    /** @param {{ appearance?: Appearance }} options */
    update({ appearance }) {
      if (!appearance) return;
      this.#appearance = appearance;
      for (const element of this.#made.values()) element.dress(appearance);
    }

    async fetchUpdates() {
      return {};
    }

    /** @returns {Promise<{ error?: CardError }>} */
    async submit() {
      return this.card?.ask('validate') ?? {};
    }

    get card() {
      return this.getElement('payment') ?? this.getElement('card');
    }
  }

  /** @param {CardElement | null | undefined} element @param {string} clientSecret @returns {Promise<Outcome>} */
  async function confirm(element, clientSecret) {
    if (!element) return { error: { type: 'integration_error', message: 'There is no card field on the page.' } };
    /** @type {Outcome} */
    const first = await element.ask('confirm', { clientSecret });
    if (first.error || first.paymentIntent.status !== 'requires_action') return first;
    const outcome = await element.challenge();
    /** @type {Outcome} */
    const last = await element.ask('challenge', { clientSecret, outcome });
    const intent = last.paymentIntent;
    return intent?.last_payment_error ? { error: { ...intent.last_payment_error, payment_intent: intent } } : last;
  }

  const notHere = async () => ({
    error: { type: 'invalid_request_error', message: 'The card sandbox makes no tokens; it only confirms payments.' },
  });

  function Stripe() {
    return {
      /** @param {{ appearance?: Appearance, locale?: string }} options */
      elements: (options) => new Elements(options),
      /** @param {{ elements: Elements, clientSecret: string }} payment */
      confirmPayment: ({ elements, clientSecret }) => confirm(elements.card, clientSecret),
      /** @param {string} clientSecret @param {{ payment_method?: { card?: CardElement } }} [data] */
      confirmCardPayment: (clientSecret, data) => confirm(data?.payment_method?.card, clientSecret),
      createToken: notHere,
      createPaymentMethod: notHere,
      _registerWrapper() {},
      registerAppInfo() {},
    };
  }
  /** The release that the provider's loader expects. */
  Stripe.version = 'endive';

  Object.assign(window, { Stripe });
}
