import { SUBMITTED } from '@forms/shared/contract';
import { referenceOn } from '../journeys/applicationLetters';
import { journeys } from '../journeys/journey';
import { toPaymentMethods } from '../journeys/registration';
import { openDay } from '../journeys/staffWork';
import { desktop, phone } from '../visitor';
import { englishOn } from './atLisbon';

const here = journeys();
beforeAll(() => here.product.makes(openDay));

test('a candidate with an account finds what they have sent, and opens it', async () => {
  const visitor = await here.visitor();
  await visitor.opens('/open-day');
  await visitor.types('First name', 'Zoë');
  await visitor.types('Email address', 'zoe.hall@example.com');
  await visitor.presses('Submit');
  await visitor.sees(SUBMITTED.message);
  const reference = await referenceOn(visitor);

  const candidate = await here.visitor();
  const person = { name: 'Zoë Hall', email: 'zoe.hall@example.com', roles: ['Candidate' as const] };
  await candidate.opens(await here.product.linkFor(person));
  await candidate.follows('My applications');
  await candidate.sees(`${reference}, sent on`);
  expect(await candidate.barriers()).toEqual([]);
  await candidate.pictures('own-applications-1440');
  await candidate.page.setViewport(phone);
  expect(await candidate.overflows()).toBe(false);
  expect(await candidate.barriers()).toEqual([]);
  await candidate.pictures('own-applications-375');
  await candidate.presses(`Open ${reference}`);
  await candidate.sees(`Your reference is ${reference}`);
  expect(/\/application#[\w-]{43}$/.test(candidate.page.url())).toBe(true);
});

test('a payer with an account sees the invoice of what they sent without opening it, and what the college shared, in both languages', async () => {
  const visitor = await here.visitor();
  await toPaymentMethods(visitor);
  await visitor.presses('Pay by bank transfer');
  await visitor.sees('Your reference is');
  const reference = await referenceOn(visitor);
  const link = new URL(visitor.page.url()).hash.slice(1);
  const document = await here.product.sendsDocument(link, 'photo-id');
  await here.product.shows(document);

  const payer = await here.visitor();
  const person = { name: 'Ana Hall', email: 'zoe@example.com', roles: ['User' as const] };
  await payer.opens(await here.product.linkFor(person));
  await payer.follows('My applications');
  await payer.sees(`${reference}, sent on`);
  await payer.sees('Invoice INV-');
  await payer.follows('My files');
  await payer.sees('passport.pdf');
  expect(await payer.text()).not.toMatch(/\b(Locked|Visible)\b/);
  expect(await payer.barriers()).toEqual([]);

  await payer.opens('/staff/my-applications?campus=lisbon');
  await payer.find('heading', 'As minhas candidaturas');
  await payer.sees(`${reference}, enviada em`);
  await payer.sees('Pedido de pagamento INV-');
  await payer.sees('a pagar até');
  expect(await payer.barriers()).toEqual([]);
  await payer.pictures('own-applications-portuguese');

  // Their own name and file, and what stands on the key.
  const own = /Ana Hall|zoe@example|passport|^Enter \(/;
  const seen: Record<string, string[]> = {};
  const reads = async (state: string) => {
    await payer.settles();
    const found = (await englishOn(payer)).filter((text) => !own.test(text));
    found.push(...(await payer.barriers()));
    if (found.length > 0) seen[state] = found;
    await payer.pictures(`own-files-${state}-portuguese`);
  };
  await payer.opens('/staff/my-files?campus=lisbon');
  await payer.sees('passport.pdf');
  await payer.sees('1 a 1 de 1');
  await reads('list');
  for (const panel of ['Colunas', 'Teclas', 'Ações para passport.pdf']) {
    await payer.presses(panel);
    await reads(panel);
    await payer.page.keyboard.press('Escape');
  }
  await payer.page.locator('::-p-aria([name="Procurar em ficheiros"][role="searchbox"])').fill('nada');
  await payer.sees('Nada aqui corresponde');
  await reads('narrowed');
  await payer.presses('Limpar a procura e os filtros');
  await payer.presses('passport.pdf');
  await payer.sees('1 de 1');
  await reads('opened');
  await payer.presses('Ficheiro seguinte');
  await payer.sees('Este é o último ficheiro da lista');
  await reads('last');
  await payer.presses('OK');
  await payer.page.setViewport(phone);
  await payer.opens('/staff/my-files');
  await payer.sees('passport.pdf');
  await reads('phone');
  expect(seen).toEqual({});
  await payer.page.setViewport(desktop);
  await payer.opens('/staff/my-applications');
  await payer.presses(`Abrir ${reference}`);
  await payer.sees(`A sua referência é ${reference}`);
});

test('a candidate of Lisbon asks for a password, signs in by its letter and looks around without an English word', async () => {
  const person = { name: 'Inês Sá', email: 'ines.sa@example.com', roles: ['Candidate' as const] };
  await here.product.linkFor(person);
  const visitor = await here.visitor(phone);
  const seen: Record<string, string[]> = {};
  const looks = async (page: string, words: string) => {
    await visitor.sees(words);
    await visitor.settles();
    expect([...(await visitor.barriers()), await visitor.overflows()]).toEqual([false]);
    const found = (await englishOn(visitor)).filter(
      (text) => !/^(ines\.sa@example\.com|Tutorial College) \(/.test(text),
    );
    if (found.length > 0) seen[page] = found;
    await visitor.pictures(`own-account-${page}-portuguese-375`);
  };
  await visitor.opens('/sign-in?campus=lisbon');
  await looks('sign-in', 'Palavra-passe');
  await visitor.presses('Iniciar sessão');
  await looks('sign-in-refused', 'Indique a sua palavra-passe');
  await visitor.follows('Defina uma nova');
  await looks('forgotten', 'Enviamos-lhe por email');
  await visitor.types('Endereço de email', person.email);
  await visitor.presses('Enviar a ligação');
  await looks('forgotten-sent', 'Veja o seu correio');

  const link = () => {
    const letter = here.product.letters().find((text) => text.includes(`To: ${person.email}`)) ?? '';
    return /http\S+\/#\/login\/[\w/-]+\?campus=3Dlisbon|http\S+\/#\/login\/[\w/-]+\?campus=lisbon/.exec(letter)?.[0];
  };
  await visitor.eventually(async () => link() !== undefined, 'the letter');
  const signedIn = await here.visitor(phone);
  await signedIn.opens(link()?.replace('=3D', '=') ?? '');
  const inHouse = async (page: string, words: string) => {
    await signedIn.sees(words);
    await signedIn.settles();
    expect([...(await signedIn.barriers()), await signedIn.overflows()]).toEqual([false]);
    const found = await englishOn(signedIn);
    if (found.length > 0) seen[page] = found;
    await signedIn.pictures(`own-account-${page}-portuguese-375`);
  };
  await inHouse('link-opened', 'Este botão inicia a sua sessão');
  await signedIn.presses('Iniciar sessão e definir uma palavra-passe');
  await signedIn.find('heading', 'A sua conta');
  await inHouse('account', 'Nova palavra-passe');
  await signedIn.presses('Menu');
  await inHouse('menu', 'Terminar sessão');
  for (const [page, words] of [
    ['home', 'O que pode abrir'],
    ['my-applications', 'Nada do que recebemos'],
    ['my-files', 'Os meus ficheiros'],
  ] as const) {
    await signedIn.opens(`/staff/${page}`);
    await inHouse(page, words);
  }
  expect(seen).toEqual({});

  const late = await here.visitor(phone);
  late.forgives(/401/);
  await late.opens(link()?.replace('=3D', '=') ?? '');
  await late.presses('Iniciar sessão e definir uma palavra-passe');
  await late.sees('Esta ligação já não funciona');
  await late.settles();
  expect(await englishOn(late)).toEqual([]);
});
