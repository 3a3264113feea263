import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_CARD, ruleMessages, totalReached } from '@forms/shared/contract';
import { otherAmount } from '../payments/cardPayments';
import { words } from './portuguese';
import { refusalIn } from './refusalIn';

const inPortuguese = (message: string) => refusalIn('pt-PT', message);

test('what is filled into a refusal stands in the Portuguese too, a day in its way', () => {
  expect(inPortuguese(totalReached('Passaporte {1}.pdf'))).toBe(
    'Não é possível adicionar Passaporte {1}.pdf, porque o conjunto dos ficheiros atingiu o tamanho máximo (1 gb).',
  );
  expect(
    inPortuguese('Entries for Mathematics (8300H) closed on 21st February 2027. Please delete it or choose another.'),
  ).toBe(
    'As inscrições em Mathematics (8300H) terminaram em 21 de fevereiro de 2027. Elimine o exame ou escolha outro.',
  );
  expect(inPortuguese('Entries for Art open on a Monday. Please delete it or choose another.')).toBe(
    'As inscrições em Art abrem em a Monday. Elimine o exame ou escolha outro.',
  );
  expect(inPortuguese(otherAmount(107550).message)).toBe('O valor a pagar é 1075,50\u00a0£.');
  expect(inPortuguese(NO_CARD.message)).toBe(
    'Um cartão pode pagar valores de 0,30\u00a0£ a 999\u00a0999,99\u00a0£. Escolha outra forma de pagamento.',
  );
  expect(inPortuguese('That was too often. Please wait 5 seconds and try again.')).toBe(
    'Demasiadas vezes. Aguarde 5 segundos e tente de novo.',
  );
});

test('rules say theirs in Portuguese, and what is not known stays English', () => {
  expect(inPortuguese(ruleMessages.required)).toBe('Campo obrigatório');
  expect(inPortuguese(ruleMessages.minValue(45.5))).toBe('Introduza um número não inferior a 45,5');
  expect(inPortuguese(ruleMessages.betweenFiles(1, 3))).toBe('Carregue entre 1 e 3 ficheiros');
  expect(inPortuguese('Somebody with this email address is here already.')).toBe(
    'Somebody with this email address is here already.',
  );
  expect(refusalIn('en-GB', ruleMessages.required)).toBe(ruleMessages.required);
  expect(refusalIn(undefined, ruleMessages.required)).toBe(ruleMessages.required);
});

test('no Portuguese is kept of a refusal that nobody says any more', () => {
  const root = join(__dirname, '../../../..');
  const files = execFileSync('git', ['ls-files', 'api/src', 'shared/contract'], { cwd: root, encoding: 'utf8' });
  const sources = files.split('\n').filter((path) => path.endsWith('.ts') && !/\.test\.ts$|portuguese/i.test(path));
  const code = sources.map((path) => readFileSync(join(root, path), 'utf8')).join('\n');
  // Sentences are put together, and so is what counts.
  const pieces = (text: string) =>
    text.split(/\{\w+\}|\d+|(?:second|minute)s?|: |(?<=\.) /).map((piece) => piece.trim());
  const gone = Object.keys(words).filter((text) => !pieces(text).every((piece) => code.includes(piece)));
  expect(gone).toEqual([]);
});
