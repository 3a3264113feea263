// @ts-check
// The card frame: what is typed here goes to the sandbox and to nobody else. The page that holds the frame hears only
// whether the card is empty or complete, and what came of a payment.

import { sayIn } from './words.js';

/** @typedef {{ type: string, code?: string, message: string }} CardError */

const form = /** @type {HTMLFormElement} */ (document.getElementById('card'));
const input = (/** @type {string} */ id) => /** @type {HTMLInputElement} */ (document.getElementById(id));
const number = input('number');
const expiry = input('expiry');
const cvc = input('cvc');
const inputs = [number, expiry, cvc];

/** The page says which language it speaks as it opens the frame. */
let say = sayIn('en-GB');

const digits = (/** @type {HTMLInputElement} */ { value }) => value.replace(/\D/g, '');

/** The last digit of a card's number checks the others. @param {string} all */
function passesLuhn(all) {
  const sum = [...all].reverse().reduce((total, digit, at) => {
    const weighed = at % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0;
}

/** What is wrong with each field, if anything, by the provider's codes and in its words. */
function errors() {
  /** @type {Map<HTMLInputElement, CardError>} */
  const found = new Map();
  const add = (/** @type {HTMLInputElement} */ field, /** @type {string} */ code, /** @type {string} */ message) =>
    found.set(field, { type: 'validation_error', code, message: say(message) });

  const card = digits(number);
  if (card.length < 15) add(number, 'incomplete_number', 'Your card number is incomplete.');
  else if (!passesLuhn(card)) add(number, 'invalid_number', 'Your card number is invalid.');

  const [month, year] = [Number(digits(expiry).slice(0, 2)), 2000 + Number(digits(expiry).slice(2))];
  if (digits(expiry).length < 4 || month < 1 || month > 12) {
    add(expiry, 'incomplete_expiry', 'Your card’s expiry date is incomplete.');
  } else if (new Date(year, month, 1) <= new Date()) {
    add(expiry, 'invalid_expiry_year_past', 'Your card’s expiry date is in the past.');
  }

  if (digits(cvc).length < 3) add(cvc, 'incomplete_cvc', 'Your card’s security code is incomplete.');
  return found;
}

/**
 * @param {HTMLInputElement} field
 * @param {CardError | undefined} cardError
 */
function show(field, cardError) {
  const error = document.getElementById(`${field.id}-error`);
  if (error) error.textContent = cardError?.message ?? '';
  field.setAttribute('aria-invalid', String(cardError !== undefined));
}

/** Groups of four, and a stroke after the month. The caret of somebody who edits in the middle is left alone. */
function tidy(/** @type {HTMLInputElement} */ field) {
  if (field.selectionStart !== field.value.length) return;
  if (field === number) field.value = (digits(number).match(/.{1,4}/g) ?? []).join(' ');
  if (field === cvc) field.value = digits(cvc);
  if (field === expiry) {
    const typed = /^[2-9]/.test(digits(expiry)) ? `0${digits(expiry)}` : digits(expiry);
    field.value = typed.length > 2 ? `${typed.slice(0, 2)} / ${typed.slice(2, 4)}` : typed;
  }
}

/** Nothing more belongs into it: the provider's own field goes on to the next. */
const isFull = (/** @type {HTMLInputElement} */ field) =>
  field.selectionStart === field.value.length &&
  !errors().has(field) &&
  digits(field).length === (field === number ? 16 : 4);

/** @type {MessagePort | undefined} */
let port;
const notify = (/** @type {object} */ message) => port?.postMessage(message);
const notifyChange = () =>
  notify({
    event: 'change',
    empty: inputs.every((field) => field.value === ''),
    complete: errors().size === 0,
    collapsed: false,
    value: { type: 'card' },
  });

for (const field of inputs) {
  field.addEventListener('input', () => {
    tidy(field);
    if (!errors().has(field)) show(field, undefined);
    notifyChange();
    if (isFull(field)) inputs[inputs.indexOf(field) + 1]?.focus();
  });
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') notify({ event: 'escape' });
  });
  field.addEventListener('focus', () => notify({ event: 'focus' }));
  field.addEventListener('blur', () => {
    if (field.value !== '') show(field, errors().get(field));
    notify({ event: 'blur' });
  });
}
form.addEventListener('submit', (event) => event.preventDefault());

/** @returns {{ error?: CardError }} */
function validate() {
  const found = errors();
  for (const field of inputs) show(field, found.get(field));
  const [first] = found;
  if (!first) return {};
  first[0].focus();
  return { error: first[1] };
}

/** The provider's script says its server's errors in the page's language. @param {CardError | null} error */
const said = (error) => error && { ...error, message: say(error.message) };

/**
 * @param {string} path
 * @param {Record<string, string>} details
 */
async function send(path, details) {
  try {
    const response = await fetch(`/sandbox/v1/payment_intents/${path}`, {
      method: 'POST',
      body: new URLSearchParams(details),
    });
    const answer = await response.json();
    if (response.ok) return { paymentIntent: { ...answer, last_payment_error: said(answer.last_payment_error) } };
    return { error: said(typeof answer.error === 'object' ? answer.error : { ...answer, type: 'api_error' }) };
  } catch {
    const message = 'The card provider cannot be reached. Please check your connection and try again.';
    return { error: said({ type: 'api_connection_error', message }) };
  }
}

const intentOf = (/** @type {string} */ clientSecret) => clientSecret.split('_secret_')[0] ?? '';

/** @param {{ clientSecret: string }} payment */
const confirm = ({ clientSecret }) => {
  const invalid = validate();
  if (invalid.error) return invalid;
  return send(`${intentOf(clientSecret)}/confirm`, {
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': digits(number),
    'payment_method_data[card][exp_month]': digits(expiry).slice(0, 2),
    'payment_method_data[card][exp_year]': digits(expiry).slice(2),
    'payment_method_data[card][cvc]': digits(cvc),
  });
};

/** @param {{ clientSecret: string, outcome: string }} challenge */
const endChallenge = ({ clientSecret, outcome }) =>
  send(`${intentOf(clientSecret)}/challenge`, { client_secret: clientSecret, outcome });

/** The page's appearance, by the names that the provider gives its variables. */
const dressed = {
  colorText: '--text',
  colorTextSecondary: '--quiet',
  colorBackground: '--background',
  colorPrimary: '--primary',
  colorDanger: '--danger',
  borderRadius: '--radius',
  fontFamily: '--font',
  fontSizeBase: '--size',
};

/** @param {{ variables?: Record<string, string>, rules?: Record<string, Record<string, string>> }} appearance */
function dress({ variables = {}, rules = {} }) {
  const { style } = document.documentElement;
  for (const [name, property] of Object.entries(dressed)) {
    const value = variables[name];
    if (value) style.setProperty(property, value);
  }
  const border = rules['.Input']?.border;
  if (border) style.setProperty('--border', border);
}

/** Has everything say what it says in the page's language. @param {string} locale */
function speak(locale) {
  say = sayIn(locale);
  document.documentElement.lang = locale;
  for (const named of document.querySelectorAll('title, label')) named.textContent = say(named.textContent ?? '');
  for (const field of inputs) field.placeholder = say(field.placeholder);
}

/** @param {MessageEvent} message */
async function hear({ data }) {
  if (data.appearance) dress(data.appearance);
  if (data.focus) number.focus();
  if (data.clear) {
    form.reset();
    for (const field of inputs) show(field, undefined);
    notifyChange();
  }
  const answers = { validate, confirm, challenge: endChallenge };
  if (Object.hasOwn(answers, data.question)) {
    const answer = await answers[/** @type {keyof typeof answers} */ (data.question)](data);
    notify({ answers: data.number, answer });
  }
}

// Only the page that holds this frame may open it, and this page's policy lets only one of its own origin hold it; all
// else is said over its channel.
window.addEventListener('message', ({ data, source, ports }) => {
  if (source !== window.parent || data?.sandboxCard !== 'open' || !ports[0]) return;
  port = ports[0];
  port.onmessage = hear;
  dress(data.appearance ?? {});
  speak(data.locale);
  document.body.hidden = false;
  new ResizeObserver(() => notify({ height: Math.ceil(form.getBoundingClientRect().height) })).observe(form);
  notify({ event: 'ready' });
});
