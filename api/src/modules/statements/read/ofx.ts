import { CURRENCY, MAX_STATEMENT_ROWS, today } from '@forms/shared/contract';
import { readAmount } from './amounts';
import { readDay } from './days';
import { plain, type ReadRow, type Statement, TOO_MANY, Unreadable } from './readStatement';
import { tagsOf } from './tags';

export const isOfx = (text: string): boolean => /^\s*(OFXHEADER|<\?OFX|<\?xml[^>]*>\s*<\?OFX|<OFX>)/i.test(text);

/** Reads OFX, of version 1, whose tags are not closed, and of version 2, which is XML. */
export function readOfx(file: string): Statement {
  const rows: ReadRow[] = [];
  const problems: string[] = [];
  let account = '';
  let row: { line: number; fields: Map<string, string> } | undefined;
  const end = () => {
    if (!row) return;
    const read = rowOf(row.line, row.fields);
    if (typeof read === 'string') problems.push(read);
    else rows.push(read);
    if (rows.length + problems.length > MAX_STATEMENT_ROWS) throw new Unreadable(TOO_MANY);
    row = undefined;
  };
  for (const { name, isEnd, text, line } of tagsOf(file)) {
    const value = plain(text);
    // Not every bank closes a row before the next one.
    if (name === 'STMTTRN' || name === 'BANKTRANLIST') end();
    if (isEnd) continue;
    if (name === 'STMTTRN') row = { line, fields: new Map() };
    else if (row) row.fields.set(name, row.fields.get(name) ?? value);
    else if (name === 'ACCTID') {
      if (account !== '' && account !== value)
        problems.push(`Line ${line}: this file holds several accounts. Please export one.`);
      account = value;
    } else if (name === 'CURDEF' && value !== CURRENCY) {
      problems.push(`Line ${line}: this account is in ${value}, and invoices are in ${CURRENCY}.`);
    }
  }
  end();
  return { account, rows, problems, warnings: [] };
}

function rowOf(line: number, fields: ReadonlyMap<string, string>): ReadRow | string {
  const value = (name: string) => fields.get(name) ?? '';
  const [posted, written] = [value('DTPOSTED'), value('TRNAMT')];
  const day = readDay(posted.slice(0, 8), 'ymd');
  const amount = readAmount(written, /,\d{1,2}$/.test(written) ? ',' : '.');
  if (day === undefined) return `Line ${line}, DTPOSTED: “${posted}” is not a date.`;
  if (day > today()) return `Line ${line}, DTPOSTED: “${posted}” is still to come.`;
  if (amount === undefined) return `Line ${line}, TRNAMT: “${written}” is not an amount.`;
  const name = value('NAME') || value('PAYEE');
  return {
    line,
    day,
    amount,
    name,
    reference: value('CHECKNUM'),
    text: value('MEMO'),
    id: value('FITID'),
    balance: undefined,
  };
}
