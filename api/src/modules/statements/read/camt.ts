import { CURRENCY, formatPence, MAX_STATEMENT_ROWS, today } from '@forms/shared/contract';
import { readAmount } from './amounts';
import { readDay } from './days';
import { plain, type ReadRow, type Statement, TOO_MANY, Unreadable } from './readStatement';
import { tagsOf } from './tags';

interface Element {
  name: string;
  attributes: string;
  text: string;
  children: Element[];
  line: number;
}

export const isCamt = (text: string): boolean => /<(?:[\w-]+:)?BkToCstmrStmt[\s>]/.test(text);

/** Reads CAMT.053. Of a batch that says what each payment came to, each is a row. What is not booked yet is left out. */
export function readCamt(file: string): Statement {
  const statements = all(treeOf(file), 'DOCUMENT', 'BKTOCSTMRSTMT', 'STMT');
  const accounts = new Set(
    statements.map((each) => valueAt(each, 'ACCT', 'ID', 'IBAN') || valueAt(each, 'ACCT', 'ID', 'OTHR', 'ID')),
  );
  const [account = ''] = accounts;
  const problems = accounts.size > 1 ? ['This file holds several accounts. Please export one.'] : [];
  const warnings: string[] = [];
  const rows: ReadRow[] = [];
  for (const statement of statements) {
    let booked = 0;
    for (const entry of all(statement, 'NTRY')) {
      const { line } = entry;
      const status = valueAt(entry, 'STS', 'CD') || valueAt(entry, 'STS');
      if (status !== 'BOOK') {
        warnings.push(`Line ${line} is not booked by the bank yet (${status || 'no status'}), and was left out.`);
        continue;
      }
      const read = rowsOf(entry, line);
      if (typeof read === 'string') problems.push(read);
      else {
        rows.push(...read);
        booked += read.reduce((sum, { amount }) => sum + amount, 0);
        if (rows.length > MAX_STATEMENT_ROWS) throw new Unreadable(TOO_MANY);
      }
    }
    warnings.push(...unbalanced(statement, booked));
  }
  return { account, rows, problems, warnings };
}

function rowsOf(entry: Element, line: number): ReadRow[] | string {
  const amount = amountIn(entry, 'AMT');
  if (typeof amount === 'string') return `Line ${line}, Amt: ${amount}`;
  const written = valueAt(entry, 'BOOKGDT', 'DT') || valueAt(entry, 'BOOKGDT', 'DTTM').slice(0, 10);
  const day = readDay(written, 'ymd');
  if (day === undefined) return `Line ${line}, BookgDt: “${written}” is not a date.`;
  if (day > today()) return `Line ${line}, BookgDt: “${written}” is still to come.`;
  const sign = valueAt(entry, 'CDTDBTIND') === 'DBIT' ? -1 : 1;
  const id = valueAt(entry, 'ACCTSVCRREF') || valueAt(entry, 'NTRYREF');
  const details = all(entry, 'NTRYDTLS', 'TXDTLS');
  const whole = { line, day, balance: undefined };
  const parts = details.map((each) => amountIn(each, 'AMTDTLS', 'TXAMT', 'AMT'));
  const isBatch = details.length > 1 && parts.reduce<number>((sum, each) => sum + Number(each), 0) === amount;
  if (!isBatch) return [{ ...whole, amount: sign * amount, id, ...wordsOf(entry, details[0]) }];
  return details.map((each, nth) => ({
    ...{ ...whole, amount: sign * Number(parts[nth]), id: id && `${id}/${nth + 1}` },
    ...wordsOf(entry, each),
  }));
}

function wordsOf(entry: Element, details: Element | undefined) {
  const of = details ?? entry;
  const other = valueAt(entry, 'CDTDBTIND') === 'DBIT' ? 'CDTR' : 'DBTR';
  const name = valueAt(of, 'RLTDPTIES', other, 'NM') || valueAt(of, 'RLTDPTIES', other, 'PTY', 'NM');
  const given = valueAt(of, 'RMTINF', 'STRD', 'CDTRREFINF', 'REF') || valueAt(of, 'REFS', 'ENDTOENDID');
  const reference = given === 'NOTPROVIDED' ? '' : given;
  const said = all(of, 'RMTINF', 'USTRD').map(({ text }) => plain(text));
  return { name, reference, text: [...said, valueAt(entry, 'ADDTLNTRYINF')].filter(Boolean).join(' ') };
}

/** Pence of an amount without a sign, or why there are none. */
function amountIn(of: Element, ...path: string[]): number | string {
  const [element] = all(of, ...path);
  const written = element?.text.trim() ?? '';
  const currency = /Ccy="(\w+)"/i.exec(element?.attributes ?? '')?.[1] ?? CURRENCY;
  if (currency !== CURRENCY) return `it is in ${currency}, and invoices are in ${CURRENCY}.`;
  const amount = readAmount(written, '.');
  return amount === undefined || amount < 0 ? `“${written}” is not an amount.` : amount;
}

/** Says where the opening balance and what was booked do not come to the closing one. */
function unbalanced(statement: Element, booked: number): string[] {
  const balance = (code: string) => {
    const found = all(statement, 'BAL').find((each) => valueAt(each, 'TP', 'CDORPRTRY', 'CD') === code);
    const amount = found && amountIn(found, 'AMT');
    if (!found || typeof amount !== 'number') return undefined;
    return valueAt(found, 'CDTDBTIND') === 'DBIT' ? -amount : amount;
  };
  const [opening, closing] = [balance('OPBD'), balance('CLBD')];
  if (opening === undefined || closing === undefined || opening + booked === closing) return [];
  return [
    `The rows come to ${formatPence(booked)}, the balances differ by ${formatPence(closing - opening)}: something may be missing.`,
  ];
}

/** The elements at a path below one. */
const all = (of: Element, ...path: string[]): Element[] =>
  path.reduce((found, name) => found.flatMap(({ children }) => children.filter((each) => each.name === name)), [of]);

const valueAt = (of: Element, ...path: string[]): string => plain(all(of, ...path)[0]?.text ?? '');

function treeOf(file: string): Element {
  const root: Element = { name: '', attributes: '', text: '', children: [], line: 0 };
  const open = [root];
  for (const { name, isEnd, isWhole, attributes, text, line } of tagsOf(file)) {
    const inner = open.at(-1);
    if (isEnd) {
      if (inner?.name !== name || inner === root)
        throw new Unreadable(`Line ${line} closes ${name}, which is not open. The file is damaged.`);
      open.pop();
      continue;
    }
    const element = { name, attributes, text, children: [], line };
    inner?.children.push(element);
    if (!isWhole) open.push(element);
  }
  if (open.length > 1) throw new Unreadable(`The file ends before ${open.at(-1)?.name} does. It is not whole.`);
  return root;
}
