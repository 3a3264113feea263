import { foldQuote } from './foldQuote';

const quoted = '> Please send your passport.\n>\n> Tutorial College';

it.each([
  ['Gmail’s', 'On Thu, 26 Nov 2026 at 10:02, Tutorial College <office@college.test> wrote:\n\n'],
  [
    'Gmail’s, wrapped',
    'On Thu, 26 Nov 2026 at 10:02, Tutorial College of London and Lisbon <\noffice@college.test> wrote:\n\n',
  ],
  ['Apple Mail’s', 'On 26 Nov 2026, at 10:02, Tutorial College <office@college.test> wrote:\n\n'],
  ['Gmail’s in Portuguese', 'Em qui., 26 de nov. de 2026 às 10:02, College <office@college.test> escreveu:\n\n'],
  ['Apple Mail’s in Portuguese', 'No dia 26/11/2026, às 10:02, College <office@college.test> escreveu:\n\n'],
  ['that of programs that say nothing', ''],
])('a quote after %s line is folded away, line and all', (_, attribution) => {
  expect(foldQuote(`Here it is.\nZoë\n\n${attribution}${quoted}\n`)).toEqual({
    text: 'Here it is.\nZoë',
    quoted: `${attribution}${quoted}`,
  });
});

it.each([
  [
    'Outlook',
    '________________________________\nFrom: College <office@college.test>\nSent: Thursday 10:02\nTo: Zoë\nSubject: Hi',
  ],
  ['Outlook in Portuguese', 'De: College <office@college.test>\nEnviado: quinta-feira 10:02\nPara: Zoë\nAssunto: Olá'],
  ['older Outlook', '-----Original Message-----\nFrom: College'],
])('what stands under the head that %s repeats is folded away to the end', (_, head) => {
  const rest = `${head}\n\nPlease send your passport.`;
  expect(foldQuote(`Here it is.\n\n${rest}`)).toEqual({ text: 'Here it is.', quoted: rest });
});

it('an answer under what it quotes is its text', () => {
  expect(foldQuote(`On Thursday, College wrote:\n${quoted}\n\nHere it is.`)).toEqual({
    text: 'Here it is.',
    quoted: `On Thursday, College wrote:\n${quoted}`,
  });
});

it.each([
  ['is answered point by point', '> Your name?\nZoë\n> Your age?\n17'],
  ['is all that there is', quoted],
  ['is none', 'On Monday I wrote to you.\nFrom: what I know it was sent: nothing came.'],
])('what %s stays as it is', (_, words) => {
  expect(foldQuote(words)).toEqual({ text: words, quoted: '' });
});
