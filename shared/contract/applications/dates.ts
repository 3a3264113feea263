import * as z from '@forms/shared/platform/zod';
import { formatPence } from '../money/money';
import { type Language, PROVIDER } from '../product';

/**
 * A day (`YYYY-MM-DD`) that whoever applied has to keep. `key` names it among the application’s, also once it has moved to
 * another day; `amount` is what is owing by then, in pence, `exams` those that it is about and `of` what they have in common.
 */
export const applicationDate = z.object({
  key: z.string(),
  kind: z.enum([
    'payment',
    'entry',
    'change',
    'withdrawal',
    'changeOrWithdrawal',
    'exam-am',
    'exam-pm',
    'exam-evening',
  ]),
  day: z.string(),
  amount: z.number().int(),
  of: z.string(),
  exams: z.array(z.string()),
});
export type ApplicationDate = z.infer<typeof applicationDate>;

/** What a day is for, in a few words, which `of` goes on, and what there is to do by then. */
export function dateSaid({ kind, amount }: ApplicationDate, language: Language): { title: string; text: string } {
  const { title, text } = said[language][kind];
  return { title: title.replace('{amount}', formatPence(amount, language)), text };
}

const examSaid =
  'We tell you the hour and the room before. The board may still move a paper: the page of your application has its day.';
const exameDito =
  'Dizemos-lhe antes a hora e a sala. A entidade examinadora ainda pode mudar o dia: a página da sua candidatura tem o dia certo.';

type Said = Record<ApplicationDate['kind'], { title: string; text: string }>;

const said: Record<Language, Said> = {
  'en-GB': {
    payment: {
      title: `Pay {amount} to ${PROVIDER}`,
      text: 'Please give the reference. How to pay stands on the page of your application.',
    },
    entry: {
      title: 'Entries close',
      text: 'Please pay, and send us the documents that we ask for, before this day: then we can enter you in time.',
    },
    change: { title: 'Last day to change entries', text: 'After it a change costs more, or cannot be made.' },
    withdrawal: {
      title: 'Last day to withdraw entries with money back',
      text: 'After it less comes back, or nothing.',
    },
    changeOrWithdrawal: {
      title: 'Last day to change or withdraw entries',
      text: 'After it a change costs more, or cannot be made, and less comes back of what is withdrawn, or nothing.',
    },
    'exam-am': { title: 'Exam in the morning', text: examSaid },
    'exam-pm': { title: 'Exam in the afternoon', text: examSaid },
    'exam-evening': { title: 'Exam in the evening', text: examSaid },
  },
  'pt-PT': {
    payment: {
      title: `Pagar {amount} a ${PROVIDER}`,
      text: 'Indique a referência. A página da sua candidatura diz como pagar.',
    },
    entry: {
      title: 'Fim das inscrições',
      text: 'Pague e envie-nos os documentos que pedimos antes deste dia: assim podemos inscrevê-lo a tempo.',
    },
    change: {
      title: 'Último dia para alterar inscrições',
      text: 'Depois deste dia, uma alteração custa mais ou não pode ser feita.',
    },
    withdrawal: {
      title: 'Último dia para anular inscrições com reembolso',
      text: 'Depois deste dia, o reembolso é menor ou nenhum.',
    },
    changeOrWithdrawal: {
      title: 'Último dia para alterar ou anular inscrições',
      text: 'Depois deste dia, uma alteração custa mais ou não pode ser feita, e o reembolso do que é anulado é menor ou nenhum.',
    },
    'exam-am': { title: 'Exame de manhã', text: exameDito },
    'exam-pm': { title: 'Exame à tarde', text: exameDito },
    'exam-evening': { title: 'Exame à noite', text: exameDito },
  },
};
