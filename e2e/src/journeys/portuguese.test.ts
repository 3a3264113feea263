import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@forms/shared/contract';
import { desktop, phone, type Visitor } from '../visitor';
import { journeys } from './journey';
import { declares, pages } from './registration';

const here = journeys({ CAMPUS: 'lisbon' });

type Texts = Readonly<Record<string, string>>;
/** What the form says at Lisbon, by its English. */
const ofForm: Texts = JSON.parse(readFileSync(join(__dirname, '../../../api/content/translations/pt-PT.json'), 'utf8'));
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
  'Total payable': 'Total a pagar',
  'Book and pay now': 'Reservar e pagar agora',
  'Payment methods': 'Formas de pagamento',
  'Pay by card': 'Pagar com cartão',
  'Request a callback': 'Pedir que lhe telefonem',
  'Privacy notice': 'Aviso de privacidade',
};
const inPortuguese = (text: string) => around[text] ?? ofForm[text] ?? text;

/** The same person, who does what is named in English by its Portuguese. */
const reading = (visitor: Visitor): Visitor =>
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

/** Words that every English sentence has one of. */
const ENGLISH = /\b(the|and|you|your|please|with|this|that|are|not|have|from|which)\b/i;

/** The texts that stand on a page as Portuguese and are English. */
const englishOn = (visitor: Visitor): Promise<string[]> =>
  visitor.page.evaluate((english) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest('script, style')) continue;
      const isPortuguese = element.closest('[lang]')?.getAttribute('lang') === 'pt-PT';
      if (isPortuguese && new RegExp(english, 'i').test(node.textContent ?? '')) texts.push(node.textContent ?? '');
    }
    return texts;
  }, ENGLISH.source);

test('a candidate at Lisbon goes from the first page of the exams form to the private page of what was sent, in Portuguese', async () => {
  const visitor = await here.visitor();
  const candidate = reading(visitor);
  const seen: Record<string, string[]> = {};
  const looks = async (title: string) => {
    for (const device of [desktop, phone]) {
      await visitor.page.setViewport(device);
      await visitor.eventually(async () => !(await visitor.overflows()), `${title} to fit`);
      const found = [...(await englishOn(visitor)), ...(await visitor.barriers())];
      if (found.length > 0) seen[`${title} ${device.width}`] = found;
      await visitor.pictures(`portuguese-${title}-${device.width}`);
    }
    await visitor.page.setViewport(desktop);
  };
  await visitor.opens('/exams-registration-v2');
  for (const [title, fill] of Object.entries(pages)) {
    await visitor.find('heading', ofForm[title] ?? title);
    await looks(title);
    await fill(candidate);
  }
  await visitor.find('heading', ofForm.Invoice ?? 'Invoice');
  await declares(candidate, ['de boa-fé', 'condições gerais', 'exames públicos']);
  await candidate.find('button', 'Pay by card');
  await looks('Invoice');
  expect(seen).toEqual({});
  expect(await visitor.page.$eval('main', ({ lang }) => lang)).toBe('pt-PT');

  await candidate.presses('Request a callback');
  const isSent = async () => new URL(visitor.page.url()).pathname === '/application';
  await visitor.eventually(isSent, 'the private page');
  await visitor.find('heading', 'O que acontece a seguir');
  await visitor.find('heading', 'Os seus exames');
  await looks('application');
  expect(seen).toEqual({});
  const [enquiry] = await here.product.listed(routes.enquiries);
  expect(enquiry?.name).toBe('Zoë O’Brien-Łukasz');
}, 120_000);
