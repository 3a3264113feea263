import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Visitor } from '../visitor';

type Texts = Readonly<Record<string, string>>;
/** What the form says at Lisbon, by its English. */
export const ofForm: Texts = JSON.parse(
  readFileSync(join(__dirname, '../../../api/content/translations/pt-PT.json'), 'utf8'),
);
/** The same of what is pressed and chosen around it. */
const around: Texts = {
  Yes: 'Sim',
  No: 'Não',
  Start: 'Começar',
  Continue: 'Continuar',
  'Add exam': 'Adicionar exame',
  Series: 'Época',
  Level: 'Nível',
  Board: 'Entidade examinadora',
  Subject: 'Disciplina',
  'Select papers': 'Selecionar provas',
  Select: 'Selecionar',
  Add: 'Adicionar',
  'Mathematics has been added.': 'Mathematics: exame adicionado.',
  'Total so far': 'Total até agora',
  'Total payable': 'Total a pagar',
  'Book and pay now': 'Reservar e pagar agora',
  'Pay by card': 'Pagar com cartão',
  'Request a callback': 'Pedir que lhe telefonem',
  'Card number': 'Número do cartão',
  'Expiry date': 'Data de validade',
  'Security code': 'Código de segurança',
  'Privacy notice': 'Aviso de privacidade',
  'General terms and conditions': 'Termos e condições gerais',
  Submit: 'Enviar',
  Back: 'Anterior',
  'My school is not in this list': 'A minha escola não está nesta lista',
  'Friend or family': 'Amigos ou família',
  'A parent': 'Um pai ou uma mãe',
  Dr: 'Dr./Dra.',
  Biology: 'Biologia',
  Chemistry: 'Química',
  Physics: 'Física',
  Mathematics: 'Matemática',
  'Further Mathematics': 'Matemática Avançada',
  Photography: 'Fotografia',
  Origin: 'Origem',
  'More about it': 'Mais pormenores',
  'Check your answers': 'Verifique as suas respostas',
  Portugal: 'Portugal',
  France: 'França',
  'United Kingdom': 'Reino Unido',
  'Hong Kong SAR China': 'Hong Kong, RAE da China',
};
const inPortuguese = (text: string): string => around[text] ?? ofForm[text] ?? composed(text) ?? text;

/** What a name is put together of: a question that may be left, a file that can be deleted, a table that is added to. */
function composed(text: string): string | undefined {
  const [, question] = /^(.*) \(optional\)$/.exec(text) ?? [];
  if (question) return `${inPortuguese(question)} (facultativo)`;
  const [, deleted] = /^Delete (.*)$/.exec(text) ?? [];
  if (deleted) return `Eliminar ${deleted}`;
  const [, table] = /^Add to (.*)$/.exec(text) ?? [];
  return table && `Adicionar a ${inPortuguese(table)}`;
}

/** The same person, who does what is named in English by its Portuguese. */
export const reading = (visitor: Visitor): Visitor =>
  new Proxy(visitor, {
    get(person, name, self) {
      const does: unknown = Reflect.get(person, name);
      if (typeof does !== 'function') return does;
      return (...args: unknown[]) =>
        does.apply(
          self,
          args.map((arg) => (typeof arg === 'string' ? inPortuguese(arg) : arg)),
        );
    },
  });

const content = join(__dirname, '../../../api/content');
const wordsIn = (texts: readonly string[]) =>
  new Set(
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}[\p{L}-]*\p{L}/gu),
  );
const filesIn = (folder: string) =>
  readdirSync(join(content, folder)).map((name) => readFileSync(join(content, folder, name), 'utf8'));
const portuguese = wordsIn([...Object.values(ofForm), ...filesIn('pages/pt-PT'), ...filesIn('terms/pt-PT')]);
/** The college's, the product's and a program's, where the candidate lives, and what the board calls the exam. */
const names = wordsIn(['Tutorial College forms', 'Word', '12 Broad Street', 'Mathematics']);
/** Every word of what the college says in English, by forms, pages, terms and fees, that it never says in Portuguese. */
const english = wordsIn([
  ...Object.keys(ofForm),
  ...filesIn('pages/en-GB'),
  ...filesIn('terms/en-GB'),
  readFileSync(join(content, 'catalogue/fees.csv'), 'utf8'),
  readFileSync(join(content, 'catalogue/entry-stages.csv'), 'utf8'),
  'the and you your please with this that are not have from which by of or to we',
  'summer autumn january february march april may june july august september october november december',
]);
const ENGLISH = [...english].filter((word) => !portuguese.has(word) && !names.has(word));

/** The texts that stand on a page as Portuguese, in a list of it or in a frame that it holds, and have an English word, or an amount as English writes it. */
export const englishOn = async (visitor: Visitor): Promise<string[]> =>
  (await Promise.all(visitor.page.frames().map((frame) => frame.evaluate(englishIn, ENGLISH)))).flat();

/** Run in the page, or in a frame of it. */
function englishIn(words: string[]): string[] {
  const known = new Set(words);
  const texts: string[] = [];
  const isFrame = window !== window.top;
  const reads = (element: Element, text: string | null) => {
    // A frame that says it is English stands in a page that is not.
    const isPortuguese = isFrame || element.closest('[lang]')?.getAttribute('lang') === 'pt-PT';
    const found =
      isPortuguese &&
      text
        ?.toLowerCase()
        .match(/\p{L}[\p{L}-]*\p{L}/gu)
        ?.filter((word) => known.has(word));
    if (text && found && found.length > 0) texts.push(`${text} (${found})`);
    if (text && /£\s?\d|^\d+\.\d\d?$|\d\.\d\d\s?£/.test(text.trim())) texts.push(`${text} (an amount)`);
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style')) continue;
    if (!element.checkVisibility() && !element.closest('select')?.checkVisibility()) continue;
    // What stands in a button with a name is not read out.
    const isRead = !element.closest('[aria-hidden=true]') && !element.parentElement?.closest('button[aria-label]');
    if (isRead)
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) reads(element, element.getAttribute(name));
    for (const node of element.childNodes) if (node instanceof Text) reads(element, node.data);
  }
  return texts;
}
