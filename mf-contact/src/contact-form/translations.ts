import { CONTACT_LIMITS, type Language, ruleMessages } from '@forms/shared/contract';
import type { Answers } from './questions';

/** What the contact form says by itself, in one language. */
export interface Translation {
  heading: string;
  caption: string;
  labels: Record<keyof Answers, string>;
  optional: string;
  hints: Partial<Record<keyof Answers, string>>;
  submit: string;
  sending: string;
  required: string;
  tooLong: (most: number) => string;
  /** What follows the thanks, which are English, where the form is not. */
  thanks?: string;
  notSent: string;
  offline: string;
  preserved: string;
}

const english: Translation = {
  heading: 'Send us a message',
  caption: 'A member of our team will reply by email or telephone.',
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email address',
    mobile: 'Mobile number',
    message: 'Message',
  },
  optional: 'optional',
  hints: {
    mobile: 'Please include the country dialling code, for example +44',
    message: `At most ${CONTACT_LIMITS.message.toLocaleString('en-GB')} characters`,
  },
  submit: 'Submit',
  sending: 'Sending…',
  required: ruleMessages.required,
  tooLong: ruleMessages.maxCharacters,
  notSent: 'Your message has not been sent',
  offline: 'You are offline',
  preserved: 'Everything you wrote is still here. Press Submit to try again; it is never sent twice.',
};

const portuguese: Translation = {
  heading: 'Envie-nos uma mensagem',
  caption: 'Alguém da nossa equipa responde-lhe por email ou por telefone.',
  labels: {
    firstName: 'Nome próprio',
    lastName: 'Apelido',
    email: 'Endereço de email',
    mobile: 'Telemóvel',
    message: 'Mensagem',
  },
  optional: 'facultativo',
  hints: {
    mobile: 'Inclua o indicativo do país, por exemplo +351',
    message: `No máximo ${CONTACT_LIMITS.message.toLocaleString('pt-PT')} caracteres`,
  },
  submit: 'Enviar',
  sending: 'A enviar…',
  required: 'Campo obrigatório',
  tooLong: (most) => `No máximo ${most} caracteres`,
  thanks: 'Obrigado. A sua mensagem foi enviada e alguém da nossa equipa entrará em contacto consigo em breve.',
  notSent: 'A sua mensagem não foi enviada',
  offline: 'Não tem ligação à internet',
  preserved: 'Tudo o que escreveu continua aqui. Carregue em Enviar para tentar de novo; nunca é enviada duas vezes.',
};

export const translations: Record<Language, Translation> = { 'en-GB': english, 'pt-PT': portuguese };
