import type { CsvMapping, StatementFile, StatementPreview } from '@forms/shared/contract';
import { TestServer } from '../../testing/startServer';

let server: TestServer;
let staff: { cookie: string };
beforeAll(async () => {
  server = await TestServer.start();
  staff = await server.signIn('Staff');
});
afterAll(() => server.stop());

const send = (path: string, json: object) => server.send(`/api${path}`, { json, headers: staff });
const csv = (...rows: string[]) => ['Date,Description,Amount', ...rows].join('\n');
const row = '25/01/2026,Z HALL,1.00';
const ofx = (...rows: string[]) =>
  ['<OFX><STMTRS><CURDEF>GBP', '<BANKACCTFROM><ACCTID>1</BANKACCTFROM><BANKTRANLIST>', ...rows, '</OFX>'].join('\n');
const ofxRow = ({ day = '20260125', amount = '1.00' } = {}) =>
  `<STMTTRN><DTPOSTED>${day}<TRNAMT>${amount}<FITID>1<NAME>Z`;
const camt = (...rows: string[]) =>
  ['<Document><BkToCstmrStmt><Stmt>', ...rows, '</Stmt></BkToCstmrStmt></Document>'].join('\n');
const camtRow = ({ day = '2026-01-25', amount = '1.00' } = {}) =>
  `<Ntry><Amt Ccy="GBP">${amount}</Amt><Sts>BOOK</Sts><BookgDt><Dt>${day}</Dt></BookgDt></Ntry>`;
const latin = (text: string) => Buffer.from(text, 'latin1');
const million = (line: string) => `${line}\n`.repeat(1_000_000);
const mapping: CsvMapping = {
  ...{ encoding: 'utf-8', delimiter: ',', headerLine: 1, dateOrder: 'dmy', decimal: '.' },
  columns: { date: 0, text: 1, amount: 2 },
};

it.each<[string, string | Buffer, RegExp, Partial<StatementFile>?]>([
  ['of a million rows in CSV', million('a,b'), /^This file is larger than 2 MB/],
  ['of a million rows in OFX', ofx(million('<STMTTRN>')), /^This file is larger than 2 MB/],
  ['of very many rows in CSV', csv(...Array(60_000).fill(row)), /^This file has more than 10,000 rows/],
  ['of very many rows in OFX', ofx(...Array(30_000).fill(ofxRow())), /^This file has more than 10,000 rows/],
  ['of very many rows in CAMT.053', camt(...Array(15_000).fill(camtRow())), /^This file has more than 10,000 rows/],
  ['of tags that never end', `<OFX>${'<!--<'.repeat(200_000)}${'a'.repeat(900_000)}`, /^This file holds no rows/],
  [
    'in another encoding than was said',
    latin(csv(row, '26/01/2026,JOSÉ,1.00')),
    /^Line 3 has letters of another encoding than UTF-8/,
    { mapping },
  ],
  ['that is no text', Buffer.from(csv(row), 'utf16le').swap16(), /^This file is not text/],
  ['with a formula in CSV', csv(row, '25/01/2026,Z,=1+1'), /^Line 3, Amount: “=1\+1” is a formula/],
  ['with a formula in OFX', ofx(ofxRow({ amount: '=1+1' })), /^Line 3, TRNAMT: “=1\+1” is not an amount/],
  ['with a formula in CAMT.053', camt(camtRow({ amount: '=1+1' })), /^Line 2, Amt: “=1\+1” is not an amount/],
  [
    'with one date in American order in CSV',
    csv('25/01/2026,Z,1.00', '01/26/2026,Z,1.00'),
    /^Line 3, Date: “01\/26\/2026” is not a date with the day first/,
    { mapping },
  ],
  [
    'with dates in both orders in CSV',
    csv('02/01/2026,Z,1.00', '25/01/2026,Z,1.00', '01/26/2026,Z,1.00'),
    /^Dates are written in two ways: line 3, Date, “25\/01\/2026” has the day first; line 4, Date, “01\/26\/2026” has the month first/,
  ],
  ['with a date in American order in OFX', ofx(ofxRow({ day: '01252026' })), /^Line 3, DTPOSTED: “01252026” is not/],
  [
    'with a date in American order in CAMT.053',
    camt(camtRow(), camtRow({ day: '01/25/2026' })),
    /^Line 3, BookgDt: “01\/25\/2026” is not a date/,
  ],
  ['with a day to come in OFX', ofx(ofxRow({ day: '29990125' })), /^Line 3, DTPOSTED: “29990125” is still to come/],
  ['with a day to come in CAMT.053', camt(camtRow({ day: '2999-01-25' })), /^Line 2, BookgDt: .* is still to come/],
  ['with an amount below 0 beside its sign in CAMT.053', camt(camtRow({ amount: '-1.00' })), /^Line 2, Amt: “-1.00” /],
  [
    'of several accounts',
    'Date,Account,Description,Amount\n25/01/2026,1,Z,1.00\n25/01/2026,2,Z,1.00',
    /^This file holds several accounts/,
  ],
  ['that is a web page', '<html><body>Please sign in</body></html>', /^This is a web page/],
])(
  'A statement %s is told in words, with line and column, and nothing of it is stored.',
  async (_, content, problem, said = {}) => {
    const file = { name: 'may', account: 'Current', content: Buffer.from(content).toString('base64'), ...said };
    const response = await send('/statements/read', file);
    // What is longer than any statement is refused before it is read.
    if (response.status === 413) return expect(await response.text()).toMatch(/larger|too long|too large/i);
    const { problems } = (await response.json()) as StatementPreview;
    expect(problems[0]).toMatch(problem);
    const imported = await send('/statements', { ...file, expected: 1 });
    expect([imported.status, await imported.json()]).toMatchObject([422, { error: 'unreadable-statement' }]);
    expect(await server.app.db.selectFrom('bankRows').select('id').execute()).toEqual([]);
  },
);

it('Of two columns of amounts with one name it is asked which is meant, and nothing is stored meanwhile.', async () => {
  const content = Buffer.from(['Date,Description,Amount,Amount', `${row},2.00`].join('\n')).toString('base64');
  const file = { name: 'may.csv', account: 'Current', content };
  const { unanswered } = (await (await send('/statements/read', file)).json()) as StatementPreview;
  expect(unanswered).toEqual([expect.stringContaining('Which column is the amount')]);
  expect((await send('/statements', { ...file, expected: 1 })).status).toBe(422);
});
