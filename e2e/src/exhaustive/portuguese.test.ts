import { type FormDefinition, routes } from '@forms/shared/contract';
import { letteredLink, referenceOn } from '../journeys/applicationLetters';
import { journeys } from '../journeys/journey';
import { addEdexcelMaths, declares, pages } from '../journeys/registration';
import { misfitsAtTheLeast } from '../screens/misfitsAtTheLeast';
import { desktop, phone, type Visitor } from '../visitor';
import { englishOn, ofForm, reading } from './atLisbon';

const here = journeys({ CAMPUS: 'lisbon' });

/** The pages of the form as somebody at Lisbon fills them in, who is not asked where the exams will be sat. */
const pagesAtLisbon = {
  ...pages,
  async Exams(visitor: Visitor) {
    const isChosen = (await visitor.find('radio', 'Lisbon')).evaluate((radio) => (radio as HTMLInputElement).checked);
    expect(await isChosen).toBe(true);
    await visitor.chooses('Exams only');
    await addEdexcelMaths(visitor);
    await visitor.presses('Continue');
  },
};

/** Cards that are not taken: what is to be seen of each, in the dialog or in the frame that it is typed into. */
const cards = [
  ['mistyped', '4242424242424241', 'O número do seu cartão não é válido.'],
  ['declined', '4000000000000002', 'O seu cartão foi recusado.'],
  ['asked-by-bank', '4000002760003184', 'O seu banco pergunta: é mesmo você?'],
] as const;

const saysInCard = (visitor: Visitor, words: string) =>
  visitor.eventually(async () => {
    const texts = await Promise.all(
      visitor.page.frames().map((frame) => frame.evaluate(() => document.body.innerText).catch(() => '')),
    );
    return texts.some((text) => text.includes(words));
  }, `“${words}”`);

test('a candidate at Lisbon goes from the first page of the exams form to the private page of what was sent, in Portuguese', async () => {
  const visitor = await here.visitor();
  visitor.forgives(/402 \(Payment Required\)/);
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
    const misfits = await misfitsAtTheLeast(visitor, `portuguese-${title}`);
    if (misfits.length > 0) seen[title] = misfits;
  };
  await visitor.opens('/exams-registration-v2');
  for (const [title, fill] of Object.entries(pagesAtLisbon)) {
    await visitor.find('heading', ofForm[title] ?? title);
    await looks(title);
    await fill(candidate);
  }
  await visitor.find('heading', ofForm.Invoice ?? 'Invoice');
  await declares(candidate, ['de boa-fé', 'condições gerais', 'exames públicos']);
  await candidate.find('button', 'Pay by card');
  await looks('Invoice');
  await visitor.presses('Pagar com cartão');
  for (const [state, card, refusal] of cards) {
    await candidate.entersCard(card);
    await visitor.pressesMatching(/^Pagar [0-9]/);
    await saysInCard(visitor, refusal);
    await looks(`card-${state}`);
    if (await visitor.has('button', 'Recusar')) await visitor.presses('Recusar');
  }
  await saysInCard(visitor, 'Não foi possível autenticar o seu meio de pagamento.');
  await looks('card-not-authenticated');
  await visitor.presses('Fechar');
  expect(seen).toEqual({});
  expect(await visitor.page.$eval('main', ({ lang }) => lang)).toBe('pt-PT');

  await candidate.presses('Request a callback');
  const isSent = async () => new URL(visitor.page.url()).pathname === '/application';
  await visitor.eventually(isSent, 'the private page');
  await visitor.find('heading', 'O que acontece a seguir');
  await visitor.find('heading', 'Os seus exames');
  await looks('application');
  await visitor.types('Escreva-nos sobre este assunto', 'Posso levar um dicionário?');
  await visitor.presses('Enviar mensagem');
  await visitor.sees('Posso levar um dicionário?');
  await visitor.presses('Alterar este exame');
  await visitor.find('combobox', 'Passa a ser');
  await visitor.presses('Alterar contactos');
  await visitor.find('textbox', 'Número de telefone');
  await looks('application-changing');
  await visitor.presses('Deixar como está');
  await visitor.presses('Anular este exame');
  await visitor.find('button', 'Anular');
  await looks('application-withdrawing');
  expect(seen).toEqual({});
  const [enquiry] = await here.product.listed(routes.enquiries);
  expect(enquiry?.name).toBe('Zoë O’Brien-Łukasz');
});

/** Where else a visitor to Lisbon comes, each with words that stand there once it is drawn. */
const elsewhere: Readonly<Record<string, string>> = {
  '/': 'Exames e explicações',
  '/study.php': 'Depois do A level',
  '/examinations.php': 'Exames',
  '/exam-fees.php': 'Taxa de candidato',
  '/contact-us.php': 'Envie-nos uma mensagem',
  '/nada': 'Página não encontrada',
  '/application#nobody-was-ever-given-this': 'não leva a nenhuma candidatura',
  '/file/nada': 'O ficheiro não foi encontrado',
  '/tuition-services-v2': 'Continuar',
  '/pre-admission-questionnaire': 'Enviar',
  '/pre-admission-questionnaire-v2': 'Continuar',
  '/tutor-application': 'Continuar',
};

test('no English word stands on the other pages of Lisbon', async () => {
  const visitor = await here.visitor();
  visitor.forgives(/404/);
  const seen: Record<string, string[]> = {};
  for (const [address, words] of Object.entries(elsewhere)) {
    await visitor.opens(address);
    await visitor.sees(words);
    await visitor.settles();
    const found = await englishOn(visitor);
    if (found.length > 0) seen[address] = found;
  }
  expect(seen).toEqual({});
});

/** Two pages, in both languages. */
const openDay: FormDefinition = {
  header: { title: 'Open day' },
  pages: [
    {
      name: 'you',
      title: 'About you',
      fields: [
        { name: 'firstName', type: 'input', label: 'First name', required: true },
        { name: 'email', type: 'email', label: 'Email address', required: true },
      ],
    },
    {
      name: 'day',
      title: 'The day',
      fields: [{ name: 'why', type: 'input', label: 'Why do you come?', required: true }],
    },
  ],
  translations: {
    'pt-PT': {
      'Open day': 'Dia aberto',
      'About you': 'Sobre si',
      'First name': 'Nome próprio',
      'Email address': 'Endereço de e-mail',
      'The day': 'O dia',
      'Why do you come?': 'Porque vem?',
    },
  },
};

test('a form of several pages that is finished later goes on by the link of its letter elsewhere, and that link leads to what it became, in Portuguese', async () => {
  await here.product.makes({ slug: 'dia-aberto', title: 'Open day', json: openDay });
  const visitor = await here.visitor(phone);
  await visitor.opens('/dia-aberto');
  await visitor.types('Nome próprio', 'Inês');
  await visitor.types('Endereço de e-mail', 'ines@example.org');
  await visitor.presses('Continuar');
  await visitor.find('heading', 'O dia');
  await visitor.types('Porque vem?', 'Pela biblioteca');
  await visitor.presses('Terminar mais tarde');
  await visitor.types('Endereço de email', 'mae@example.org');
  await visitor.presses('Enviar a ligação por email');
  await visitor.sees('A ligação vai a caminho de mae@example.org.');
  expect([...(await englishOn(visitor)), ...(await visitor.barriers())]).toEqual([]);
  const link = await letteredLink(here.product, visitor, 'mae@example.org');

  const elsewhere = await here.visitor();
  await elsewhere.opens(link);
  await elsewhere.find('heading', 'O dia');
  expect(await elsewhere.valueOf('Porque vem?')).toBe('Pela biblioteca');
  await elsewhere.presses('Continuar');
  await elsewhere.presses('Enviar');
  await elsewhere.sees('A sua referência é');
  const reference = await referenceOn(elsewhere);

  const late = await here.visitor();
  late.forgives(/410/);
  await late.opens(link);
  await late.sees(`A sua referência é ${reference}`);
  await late.sees('Pela biblioteca');
  expect(late.page.url()).toMatch(/\/application#[\w-]{43}$/);
  expect([...(await englishOn(late)), ...(await late.barriers())]).toEqual([]);
});
