import {
  type Acceptance,
  type AcceptedDeclaration,
  DECLARATIONS_CHANGED,
  DECLARATIONS_FIRST,
  DECLARATIONS_MISSING,
  type Declaration,
  declarationsFor,
  type Language,
  languages,
  type PaymentMethod,
  routes,
  type TermsText,
} from '@forms/shared/contract';
import type { Database, Trx } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { hashOf } from '../../platform/ids';
import { acceptTerms } from '../forms/acceptTerms';
import { termsIn } from '../forms/termsIn';
import type { InvoiceRow } from '../invoices/storedInvoices';

const texts: readonly (Omit<Declaration, 'version' | 'text'> & { text: Record<Language, string> })[] = [
  {
    id: 'good-faith',
    text: {
      'en-GB':
        'I declare that the information given in this form is true and complete, that it is given in good faith, and I understand that it will be kept confidential.',
      'pt-PT':
        'Declaro que as informações prestadas neste formulário são verdadeiras e completas, que são prestadas de boa-fé, e compreendo que serão mantidas confidenciais.',
    },
  },
  {
    id: 'general-terms',
    text: {
      'en-GB': 'I have read and accept the general terms and conditions.',
      'pt-PT': 'Li e aceito os termos e condições gerais.',
    },
    termsSlug: 'general-terms',
  },
  {
    id: 'exam-terms',
    text: {
      'en-GB': 'I have read and accept the terms and conditions for public examinations.',
      'pt-PT': 'Li e aceito os termos e condições dos exames públicos.',
    },
    termsSlug: 'exam-terms',
    ofExams: true,
  },
];

const VERSION_LETTERS = 12;
const DAY_MS = 24 * 60 * 60_000;
/** A page may stand open for long, and a clock go wrong. */
const OLDEST_MS = 30 * DAY_MS;
const AHEAD_MS = DAY_MS;

const READ_AGAIN =
  'The terms and conditions have changed since you accepted them. Please read them again and confirm your acceptance.';
const WRONG_CLOCK =
  'The clock of your device seems to be wrong. Please set its date and time, untick the declarations and confirm your acceptance again.';

/** The declarations that go with these terms. Whoever changes a word of either makes another version, without a thought of it. */
export const declarationsOf = (terms: readonly TermsText[], language: Language = 'en-GB'): Declaration[] =>
  texts.map((each) => {
    const text = each.text[language];
    const read = terms.find(({ slug }) => slug === each.termsSlug);
    return { ...each, text, version: hashOf(`${text}${read?.title}${read?.html}`).slice(0, VERSION_LETTERS) };
  });

/** What is to be declared now, in the words of a language. */
const currentDeclarations = async (db: Database, language: Language): Promise<Declaration[]> =>
  declarationsOf(await termsIn(db, language), language);

export function serveDeclarations(app: App): void {
  serve(app, routes.examsDeclarations, ({ query: { language = 'en-GB' } }) => currentDeclarations(app.db, language));
}

/**
 * Keeps on an invoice what the person declared, in the words that they read; what it has already stays as it is. Throws
 * 422 for words that are not today's, for an impossible time, and where `method` needs a declaration that nobody made.
 */
export async function keepDeclarations(
  trx: Trx,
  invoice: InvoiceRow,
  method: PaymentMethod,
  sent: readonly Acceptance[],
): Promise<void> {
  const current: Declaration[] = [];
  for (const language of languages) current.push(...(await currentDeclarations(trx, language)));
  const stored: AcceptedDeclaration[] = JSON.parse(invoice.declarations);
  const made = sent.filter(({ id, version }) => !stored.some((each) => each.id === id && each.version === version));
  const accepted = [...stored];
  for (const { id, version, acceptedAt } of made) {
    const read = current.find((each) => each.id === id && each.version === version);
    if (!read) throw new HttpError(422, DECLARATIONS_CHANGED, READ_AGAIN);
    const place = accepted.findIndex((each) => each.id === id);
    const declaration = { id, text: read.text, version, acceptedAt: plausible(acceptedAt) };
    accepted.splice(place < 0 ? accepted.length : place, 1, declaration);
    if (read.termsSlug) await acceptTerms(trx, invoice.enquiryId, read.termsSlug, declaration.acceptedAt);
  }
  // Who asks for a call has bought nothing yet, and need not have declared anything.
  const needed = method === 'callback' ? [] : declarationsFor(current, await hasExams(trx, invoice.enquiryId));
  if (!needed.every(({ id }) => accepted.some((each) => each.id === id))) {
    throw new HttpError(422, DECLARATIONS_MISSING, DECLARATIONS_FIRST);
  }
  if (made.length === 0) return;
  await trx
    .updateTable('invoices')
    .set({ declarations: JSON.stringify(accepted) })
    .where('id', '=', invoice.id)
    .execute();
}

/**
 * The time of an acceptance. Nobody has accepted after we heard of it, so that of a clock which is a little ahead is the
 * time at which it came. Throws 422 where the clock is out by more.
 */
function plausible(acceptedAt: string): string {
  const at = Date.parse(acceptedAt);
  const heard = Date.now();
  if (at < heard - OLDEST_MS || at > heard + AHEAD_MS) throw new HttpError(422, 'wrong-clock', WRONG_CLOCK);
  return new Date(Math.min(at, heard)).toISOString();
}

const hasExams = async (trx: Trx, enquiryId: string): Promise<boolean> =>
  (await trx
    .selectFrom('examRegistrations')
    .select('enquiryId')
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirst()) !== undefined;
