// @ts-check
// What the card field says in European Portuguese, by its English: of its own, and of the provider's answers.

/** @type {Readonly<Record<string, string>>} */
const portuguese = {
  'Card details': 'Dados do cartão',
  'Card number': 'Número do cartão',
  'Expiry date': 'Data de validade',
  'MM / YY': 'MM / AA',
  'Security code': 'Código de segurança',
  'Your card number is incomplete.': 'O número do seu cartão está incompleto.',
  'Your card number is invalid.': 'O número do seu cartão não é válido.',
  'Your card’s expiry date is incomplete.': 'A data de validade do seu cartão está incompleta.',
  'Your card’s expiry date is in the past.': 'A data de validade do seu cartão já passou.',
  'Your card’s security code is incomplete.': 'O código de segurança do seu cartão está incompleto.',
  'The card provider cannot be reached. Please check your connection and try again.':
    'Não foi possível contactar a entidade que processa os cartões. Verifique a sua ligação e tente de novo.',
  'Your card was declined.': 'O seu cartão foi recusado.',
  'Your card has insufficient funds.': 'O seu cartão não tem saldo suficiente.',
  'Your card has expired.': 'O seu cartão está fora de validade.',
  'Your card’s security code is incorrect.': 'O código de segurança do seu cartão está errado.',
  'An error occurred while processing your card. Try again in a little bit.':
    'Ocorreu um erro ao processar o seu cartão. Tente de novo daqui a pouco.',
  'Your card was declined: the sandbox takes only test cards.':
    'O seu cartão foi recusado: o ambiente de teste só aceita cartões de teste.',
  'We are unable to authenticate your payment method. Please choose a different payment method and try again.':
    'Não foi possível autenticar o seu meio de pagamento. Escolha outro e tente de novo.',
};

/** The words of a text in the language of the page that holds the frame, which the provider calls its locale. */
export const sayIn = (/** @type {string} */ locale) => (/** @type {string} */ text) =>
  (locale === 'pt' && portuguese[text]) || text;
