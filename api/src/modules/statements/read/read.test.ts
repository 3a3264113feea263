import type { CsvMapping } from '@forms/shared/contract';
import fc from '@forms/shared/testing/fast-check';
import { decimalOf, readAmount } from './amounts';
import { readCamt } from './camt';
import { cellsOf } from './cells';
import { readCsv, unansweredOf } from './csv';
import { dateOrderOf, readDay } from './days';
import { decode } from './decode';
import { readOfx } from './ofx';
import { delimiterOf, mappingOf, proposeMapping } from './proposeMapping';

async function read(text: string, said: Partial<CsvMapping> = {}) {
  const delimiter = said.delimiter ?? delimiterOf(text);
  const lines = await cellsOf(text, delimiter);
  const mapping = mappingOf(lines, { ...proposeMapping(lines, { encoding: 'utf-8', delimiter }), ...said });
  return { mapping, unanswered: unansweredOf(mapping), ...readCsv(lines, mapping) };
}

it.each([
  ['12.50', '.', 1250],
  ['1,234.56', '.', 123456],
  ['£1,234.56', '.', 123456],
  ['-0.07', '.', -7],
  ['+3', '.', 300],
  ['(3.00)', '.', -300],
  ['45.00-', '.', -4500],
  ['9.99 DR', '.', -999],
  ['9.99 CR', '.', 999],
  ['1.234,56', ',', 123456],
  ['-1.234.567,8', ',', -123456780],
  ['1 234,56', ',', 123456],
] as const)('The amount %s with %s before the pence is %d pence.', (text, decimal, pence) => {
  expect(readAmount(text, decimal)).toBe(pence);
});

it.each(['1.234,56', '1,23.4', '12.345', '', 'abc', '=SUM(A1)', '1e5', '(3.00', '-3.00-', '12,50', '99999999999'])(
  '“%s” is no amount with a point before the pence.',
  (text) => expect(readAmount(text, '.')).toBeUndefined(),
);

it('An amount is read as it was written, in either notation.', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (pence) => {
      const english = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 }).format(pence / 100);
      const portuguese = english.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'));
      expect(readAmount(english, '.')).toBe(pence);
      expect(readAmount(portuguese, ',')).toBe(pence);
    }),
  );
});

it.each([
  [['12.50', '1,234.00'], '.'],
  [['1.234,56'], ','],
  [['12,5'], ','],
  [['12', '100'], '.'],
  [['1,234'], null],
  [['12.50', '12,50'], null],
] as const)('Amounts such as %j leave the sign before the pence %s.', (amounts, decimal) => {
  expect(decimalOf(amounts)).toBe(decimal);
});

it.each([
  [['25/08/2026', '01/02/2026'], 'dmy'],
  [['08/25/2026', '01/02/2026'], 'mdy'],
  [['2026-08-25'], 'ymd'],
  [['25 Aug 2026', '3-Feb-26'], 'dmy'],
  [['03/03/2026'], 'dmy'],
  [['01/02/2026', '03/04/2026'], null],
  [['25/08/2026', '08/25/2026'], null],
] as const)('Dates such as %j are in the order %s.', (dates, order) => {
  expect(dateOrderOf(dates)).toBe(order);
});

it.each([
  ['25/08/2026', 'dmy', '2026-08-25'],
  ['08/25/26', 'mdy', '2026-08-25'],
  ['25 Aug 2026', 'mdy', '2026-08-25'],
  ['3 fev 2026', 'dmy', '2026-02-03'],
  ['2026-08-25T10:00:00', 'dmy', '2026-08-25'],
  ['20260825', 'ymd', '2026-08-25'],
  ['31/02/2026', 'dmy', undefined],
  ['08/25/2026', 'dmy', undefined],
  ['soon', 'dmy', undefined],
] as const)('%s, written %s, is the day %s.', (text, order, day) => {
  expect(readDay(text, order)).toBe(day);
});

const banks: readonly [bank: string, text: string, rows: readonly [day: string, amount: number, words: string][]][] = [
  [
    'Barclays',
    'Number,Date,Account,Amount,Subcategory,Memo\n\t,25/08/2026,20-00-00 12345678,404.95,BGC,"HALL Z            EX-7K2M9Q BGC"\n,24/08/2026,20-00-00 12345678,-12.00,DD,"INSURANCE"',
    [
      ['2026-08-25', 40495, 'HALL Z EX-7K2M9Q BGC'],
      ['2026-08-24', -1200, 'INSURANCE'],
    ],
  ],
  [
    'Lloyds',
    "Transaction Date,Transaction Type,Sort Code,Account Number,Transaction Description,Debit Amount,Credit Amount,Balance,\n25/08/2026,FPI,'30-00-00,12345678,Z HALL EX-7K2M9Q,,404.95,1404.95\n24/08/2026,DD,'30-00-00,12345678,INSURANCE,12.00,,1000.00",
    [
      ['2026-08-25', 40495, 'Z HALL EX-7K2M9Q'],
      ['2026-08-24', -1200, 'INSURANCE'],
    ],
  ],
  [
    'HSBC',
    '25/08/2026,Z HALL EX-7K2M9Q                ,404.95\n24/08/2026,INSURANCE                        ,-12.00',
    [
      ['2026-08-25', 40495, 'Z HALL EX-7K2M9Q'],
      ['2026-08-24', -1200, 'INSURANCE'],
    ],
  ],
  [
    'NatWest',
    'Date,Type,Description,Value,Balance,Account Name,Account Number\n25 Aug 2026,BAC,"Z HALL , EX-7K2M9Q , FP 25/08/26 1030 , 1",404.95,1404.95,College,600000-12345678',
    [['2026-08-25', 40495, 'Z HALL , EX-7K2M9Q , FP 25/08/26 1030 , 1']],
  ],
  [
    'Starling',
    'Date,Counter Party,Reference,Type,Amount (GBP),Balance (GBP),Spending Category,Notes\n25/08/2026,Z Hall,EX-7K2M9Q,FASTER PAYMENT,404.95,1404.95,INCOME,',
    [['2026-08-25', 40495, 'Z Hall EX-7K2M9Q']],
  ],
  [
    'Nationwide',
    '"Account Name:","College ****1234"\n"Account Balance:","£1,404.95"\n\n"Date","Transaction type","Description","Paid out","Paid in","Balance"\n"25 Aug 2026","Credit","Z HALL EX-7K2M9Q","","£1,404.95","£1,404.95"',
    [['2026-08-25', 140495, 'Z HALL EX-7K2M9Q']],
  ],
  [
    'a Portuguese bank',
    'Conta;PT50 0000\nData;Descrição;Montante;Saldo\n25-08-2026;TRF DE Z HALL EX-7K2M9Q;1.404,95;2.404,95',
    [['2026-08-25', 140495, 'TRF DE Z HALL EX-7K2M9Q']],
  ],
];

it.each(banks)('A file of %s is read by what its columns are called, without a question.', async (_, text, rows) => {
  const { unanswered, problems, ...statement } = await read(text);
  expect({ unanswered, problems, warnings: statement.warnings }).toEqual({
    unanswered: [],
    problems: [],
    warnings: [],
  });
  expect(
    statement.rows.map(({ day, amount, name, reference, text: words }) => [
      ...[day, amount, [name, reference, words].filter(Boolean).join(' ')],
    ]),
  ).toEqual(rows);
});

it('What the values leave open is asked, not guessed.', async () => {
  const { unanswered } = await read('Date,Description,Amount\n01/02/2026,Z HALL,"1,234"');
  expect(unanswered).toEqual([
    expect.stringContaining('day first or month first'),
    expect.stringContaining('point or a comma'),
  ]);
  expect((await read('When,Sum\nsoon,much\n')).unanswered).toEqual([
    'Which column is the date?',
    expect.stringContaining('Which column is the amount'),
  ]);
  expect((await read('When,Who,Sum,Rest\n25/08/2026,Z HALL,1.50,3.00')).unanswered).toEqual([
    expect.stringContaining('Which column is the amount'),
  ]);
});

const head = 'Date,Description,Amount\n25/08/2026,FIRST,1.00\n';
it.each([
  [
    '08/26/2026,Z HALL,1.00',
    'Line 3, Date: “08/26/2026” is not a date with the day first. It would be one with the month first.',
  ],
  [
    '24/08/2026,Z HALL,"1.234,56"',
    'Line 3, Amount: “1.234,56” is not an amount. Is the sign before the pence a comma?',
  ],
  ['24/08/2026,Z HALL,=SUM(C2:C9)', 'Line 3, Amount: “=SUM(C2:C9)” is a formula'],
  ['24/08/2999,Z HALL,1.00', 'Line 3, Date: “24/08/2999” is still to come.'],
  ['24/08/2026,Z HALL,', 'Line 3, Amount: there is no amount.'],
])('A row that is wrong is told with its line and column: %s', async (row, problem) => {
  const { problems } = await read(head + row, { dateOrder: 'dmy', decimal: '.' });
  expect(problems).toEqual([expect.stringContaining(problem)]);
});

it.each([
  ['Date,Type,Merchant/Description,Debit/Credit,Balance\n25/08/2026,BACS,XXXX,1.00,1.00', 'midata'],
  ['Date,Counter Party,Reference,Type,Amount (EUR),Balance (EUR)\n25/08/2026,Z,Z,FP,1.00,1.00', 'in EUR'],
])('A file that cannot serve says why: %s', async (text, why) => {
  expect((await read(text)).problems).toEqual([expect.stringContaining(why)]);
});

it('A balance that does not follow is told with its line.', async () => {
  const { warnings } = await read(
    'Date,Description,Amount,Balance\n24/08/2026,A,1.00,1.00\n25/08/2026,B,1.00,3.00\n26/08/2026,C,1.00,4.00',
  );
  expect(warnings).toEqual([expect.stringContaining('Line 3: the balance does not follow')]);
});

it.each([
  [Buffer.from('%PDF-1.7'), 'This is a PDF'],
  [Buffer.from('PK\u0003\u0004'), 'spreadsheet or a zip'],
  [Buffer.alloc(0), 'empty'],
  [Buffer.alloc(3 * 1024 * 1024, 'a'), 'larger than 2 MB'],
  [Buffer.from([65, 0, 1, 2]), 'not text'],
])('A file that is no statement is refused in words.', (bytes, words) => {
  expect(() => decode(bytes)).toThrow(words);
});

it('Bytes that are no UTF-8 are read as Windows has them, and UTF-16 as what it says it is.', () => {
  expect(decode(Buffer.from('José', 'latin1'))).toEqual({ text: 'José', encoding: 'windows-1252' });
  expect(decode(Buffer.from('\ufeffJosé', 'utf16le'))).toEqual({ text: 'José', encoding: 'utf-16le' });
});

it('A file with a quotation that does not end, and one with more rows than a statement may have, are refused.', async () => {
  await expect(cellsOf('Date,Amount\n"25/08/2026,1.00\n', ',')).rejects.toThrow(/Line \d+: a quotation mark/);
  await expect(cellsOf('a,b\n'.repeat(200_000), ',')).rejects.toThrow('more than 10,000 rows');
});

const ofx1 = `OFXHEADER:100
DATA:OFXSGML
ENCODING:USASCII

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>GBP<BANKACCTFROM><BANKID>200000<ACCTID>12345678</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260801
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260825120000[0:GMT]<TRNAMT>404.95<FITID>1<NAME>Z HALL &amp; SON<MEMO>EX-7K2M9Q</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260824<TRNAMT>-12.00<FITID>2<NAME>INSURANCE
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260823<TRNAMT>+5.00<FITID>3</FITID><NAME>B</NAME></STMTTRN>
</BANKTRANLIST></STMTRS></OFX>`;
const ofx2 = `<?xml version="1.0"?><?OFX OFXHEADER="200" VERSION="220"?>
<OFX><STMTRS><CURDEF>GBP</CURDEF><BANKACCTFROM><ACCTID>12345678</ACCTID></BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20260825</DTPOSTED><TRNAMT>404.95</TRNAMT><FITID>1</FITID><NAME>Z HALL &#38; SON</NAME><MEMO><![CDATA[EX-7K2M9Q]]></MEMO></STMTTRN>
</BANKTRANLIST></STMTRS></OFX>`;

it('OFX 1 is read though its tags are not closed, and OFX 2 to the same row.', () => {
  const one = readOfx(ofx1);
  expect(one).toMatchObject({ account: '12345678', problems: [] });
  expect(one.rows.map(({ day, amount, name, text, id }) => [day, amount, name, text, id])).toEqual([
    ['2026-08-25', 40495, 'Z HALL & SON', 'EX-7K2M9Q', '1'],
    ['2026-08-24', -1200, 'INSURANCE', '', '2'],
    ['2026-08-23', 500, 'B', '', '3'],
  ]);
  const { line: _, ...row } = readOfx(ofx2).rows[0] ?? { line: 0 };
  expect(one.rows[0]).toMatchObject(row);
});

it('OFX in another currency, with a wrong date or amount, and a file that declares entities are told with their lines.', () => {
  expect(readOfx(ofx1.replace('GBP', 'EUR')).problems).toEqual([
    expect.stringContaining('Line 5: this account is in EUR'),
  ]);
  expect(readOfx(ofx1.replace('20260824', '20261345')).problems).toEqual([
    'Line 8, DTPOSTED: “20261345” is not a date.',
  ]);
  expect(readOfx(ofx1.replace('-12.00', 'x')).problems).toEqual(['Line 8, TRNAMT: “x” is not an amount.']);
  expect(() => readOfx(`<!DOCTYPE a [<!ENTITY b "bbb">]>${ofx2}`)).toThrow('Line 1 declares');
});

const entry = (body: string, status = '<Sts>BOOK</Sts>', sign = 'CRDT', amount = '404.95') =>
  `<Ntry><Amt Ccy="GBP">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd>${status}<BookgDt><Dt>2026-08-25</Dt></BookgDt><AcctSvcrRef>R${amount}</AcctSvcrRef>${body}</Ntry>`;
const details = (name: string, reference: string, amount = '') =>
  `<TxDtls><Refs><EndToEndId>${reference}</EndToEndId></Refs>${amount && `<AmtDtls><TxAmt><Amt Ccy="GBP">${amount}</Amt></TxAmt></AmtDtls>`}<RltdPties><Dbtr><Pty><Nm>${name}</Nm></Pty></Dbtr></RltdPties><RmtInf><Ustrd>FOR EXAMS</Ustrd><Ustrd>SUMMER</Ustrd></RmtInf></TxDtls>`;
const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="GBP">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>`;
const camt = (...parts: string[]) =>
  `<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>GB29NWBK60161331926819</IBAN></Id></Acct>${parts.join('\n')}</Stmt></BkToCstmrStmt></Document>`;

it('CAMT.053 is read with its sign, what the payer said, and each payment of a batch; what is not booked is left out.', () => {
  const { account, rows, warnings, problems } = readCamt(
    camt(
      balance('OPBD', '100.00'),
      entry(`<NtryDtls>${details('Z Hall', 'EX-7K2M9Q')}</NtryDtls>`),
      entry('', '<Sts><Cd>BOOK</Cd></Sts>', 'DBIT', '12.00'),
      entry(
        `<NtryDtls>${details('A', 'NOTPROVIDED', '1.00')}${details('B', 'X', '2.00')}</NtryDtls>`,
        undefined,
        'CRDT',
        '3.00',
      ),
      entry('', '<Sts>PDNG</Sts>', 'CRDT', '9.00'),
      balance('CLBD', '495.95'),
    ),
  );
  expect({ account, problems }).toEqual({ account: 'GB29NWBK60161331926819', problems: [] });
  expect(rows.map(({ amount, name, reference, text, id }) => [amount, name, reference, text, id])).toEqual([
    [40495, 'Z Hall', 'EX-7K2M9Q', 'FOR EXAMS SUMMER', 'R404.95'],
    [-1200, '', '', '', 'R12.00'],
    [100, 'A', '', 'FOR EXAMS SUMMER', 'R3.00/1'],
    [200, 'B', 'X', 'FOR EXAMS SUMMER', 'R3.00/2'],
  ]);
  expect(warnings).toEqual([expect.stringContaining('not booked by the bank yet')]);
});

it('CAMT.053 whose balances do not come to its rows says so, and one that is cut off is refused.', () => {
  const off = camt(balance('OPBD', '0.00'), entry(''), balance('CLBD', '1.00'));
  expect(readCamt(off).warnings).toEqual([expect.stringContaining('something may be missing')]);
  expect(() => readCamt(off.slice(0, -60))).toThrow('not whole');
});

it('No text of whatever kind makes a reader fail in another way than by words for a person.', async () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '/',
    'STMTTRN',
    'Ntry',
    '<OFX>',
    '"',
    ',',
    ';',
    '\n',
    '25/08/2026',
    '1.00',
    '&#x;',
    'BkToCstmrStmt',
    '\ud800',
    '=',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(piece, fc.string()), { maxLength: 40 }), async (pieces) => {
      const text = pieces.join('');
      for (const attempt of [() => readOfx(text), () => readCamt(text), () => read(text)]) {
        try {
          await attempt();
        } catch (error) {
          expect((error as Error).constructor.name).toBe('Unreadable');
        }
      }
    }),
  );
});
