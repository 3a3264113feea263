import { setImmediate } from 'node:timers/promises';
import { boards, catalogueSaid, formatPence, keysOf, type Language, levels } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { invoiceFooter } from './invoiceFooter';
import { offersOf } from './offers/offered';
import { revisionOf } from './offers/revision';

/** What stands in a content page where the fees are to be. */
export const FEES_MARK = '<p>[[exam-fees]]</p>';

const words = {
  'en-GB': {
    ...{ once: 'Once an invoice', fee: 'Fee', amount: 'Amount', exam: 'Exam' },
    ...{ board: 'Board fee', centre: 'Our charge', price: 'Price' },
  },
  'pt-PT': {
    ...{ once: 'Uma vez por pedido de pagamento', fee: 'Taxa', amount: 'Valor', exam: 'Exame' },
    ...{ board: 'Taxa da entidade', centre: 'A nossa taxa', price: 'Preço' },
  },
} as const satisfies Record<Language, unknown>;

/** What exams cost, as HTML for the public page, made once for each state of the catalogue. */
export class FeesTable {
  private made: { key: string; html: Promise<string> } | undefined;
  constructor(private readonly db: Database) {}

  /** Tables of the fixed fees and of every offer, by level, in a page's language. */
  async html(language: Language): Promise<string> {
    const key = `${await revisionOf(this.db)} ${language}`;
    if (this.made?.key !== key) {
      const made = { key, html: feesHtml(this.db, language) };
      // What failed is tried anew by the next who asks.
      made.html.catch(() => {
        if (this.made === made) this.made = undefined;
      });
      this.made = made;
    }
    return this.made.html;
  }
}

async function feesHtml(db: Database, language: Language): Promise<string> {
  const said = words[language];
  const fees = await invoiceFooter(db);
  const fixed = fees.map(({ description, cost }) => [
    escaped(catalogueSaid(description, language)),
    formatPence(cost, language),
  ]);
  const parts = [`<h2>${said.once}</h2>`, tableOf([said.fee, said.amount], fixed)];
  for (const level of keysOf(levels)) {
    const offers = await offersOf(db).where('level', '=', level).execute();
    const exam = (name: string) =>
      language === 'en-GB' ? escaped(name) : `<span lang="en-GB">${escaped(name)}</span>`;
    const rows = offers.map(({ subject, board, specification, code, name, price, boardFee }) => [
      exam(`${subject}${code === specification ? '' : `, ${name}`} (${boards[board]} ${code})`),
      boardFee === null ? '' : formatPence(boardFee, language),
      boardFee === null ? '' : formatPence(price - boardFee, language),
      formatPence(price, language),
    ]);
    if (rows.length > 0) {
      parts.push(`<h2>${levels[level]}</h2>`, tableOf([said.exam, said.board, said.centre, said.price], rows));
    }
    // Other calls have their turn in between.
    await setImmediate();
  }
  return parts.join('\n');
}

/** A table of cells that are HTML. */
function tableOf(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = titles.map((title) => `<th scope="col">${title}</th>`).join('');
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>`;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
