import {
  type ExamsSubmission,
  type ExamsSubmitted,
  type Language,
  REQUEST_HEADER,
  type Route,
  routes,
  type SavedDraft,
} from '@forms/shared/contract';
import { phone, type Visitor } from '../visitor';
import { journeys } from './journey';
import { examEntry, registration } from './registrationByCalls';

const here = journeys();
const languages = ['en-GB', 'pt-PT'] as const;
const departmentOf: Record<Language, string> = { 'en-GB': '1', 'pt-PT': '2' };

/** Calls the server: with the cookie of somebody of the staff, in a language. */
async function call<T>(route: Route, json?: unknown, params: Record<string, string> = {}, language = 'en-GB') {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const response = await fetch(`${here.product.address}/${route.service}${path}`, {
    method: route.method,
    headers: {
      ...{ [REQUEST_HEADER]: 'test', 'content-type': 'application/json', 'accept-language': language },
      cookie: await here.product.staffCookie(),
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}

/** Whoever applies, each with a mailbox of their own, and what causes a letter of each sort to them. */
async function causesLetters(language: Language): Promise<void> {
  const exam = await examEntry(call, 'gcse', 'edexcel', '1MA1');
  const applies = (as: string) => {
    const said = {
      candidate: { email: `${as}.${language}@example.org` },
      exams: { department: departmentOf[language] },
    };
    const application: ExamsSubmission = [...registration(exam, said), { paymentMethod: 'callback', declarations: [] }];
    return call<ExamsSubmitted>(routes.submitExamsForm, application, {}, language);
  };
  const { id, link = '' } = await applies('document');
  const files = [await here.product.sendsDocument(link, 'photo-id')];
  const again = { state: 'again', reason: 'Blurred', files };
  await call(routes.decideDocument, again, { id, name: 'photo-id' });
  const withdrawn = await applies('withdrawn');
  await call(routes.withdrawApplication, { link: withdrawn.link });
  const begun = [{ name: 'start', values: { filledBy: 'student' } }];
  const draft = { slug: 'exams-registration-v2', version: 1, journey: `draft-${language}`, pages: begun };
  const { hash } = await call<SavedDraft>(routes.keepDraft, draft);
  await call(routes.mailDraft, { hash, email: `draft.${language}@example.org` }, {}, language);
}

/** What is written to somebody once all of it has come, and where each letter leads. */
async function lettersTo(visitor: Visitor, as: string, language: Language, count: number) {
  const to = `To: ${as}.${language}@example.org`;
  const found = () => here.product.letters().filter((letter) => letter.includes(to));
  await visitor.eventually(async () => found().length >= count, `${count} letters ${to}`, 30_000);
  return found().map((letter) => {
    const text = letter.replaceAll('=3D', '=');
    return {
      reference: /E[NX]-[2-9A-Z]{6}/.exec(text)?.[0] ?? '',
      links: [...new Set(text.match(/http:\/\/localhost[^\s"<>]*[\w/]/g))],
    };
  });
}

/** What says that the page of a link is there, which is in the applicant's language. */
const promised: Record<Language, { contact: string; draft: string }> = {
  'en-GB': { contact: 'Send us a message', draft: 'I am the candidate' },
  'pt-PT': { contact: 'Envie-nos uma mensagem', draft: 'O próprio candidato ou a própria candidata' },
};

test.each(languages)('in %s each link of a letter opens in a browser what the letter says', async (language) => {
  await causesLetters(language);
  const visitor = await here.visitor(phone);
  const opened: string[] = [];
  for (const [as, count] of Object.entries({ document: 2, withdrawn: 3, draft: 1 })) {
    for (const { reference, links } of await lettersTo(visitor, as, language, count)) {
      for (const link of links) {
        const { pathname } = new URL(link);
        await visitor.page.goto('about:blank');
        // As on a device that has never been to the site, and is at no campus yet.
        await visitor.page.deleteCookie({ name: 'campus', url: here.product.address });
        await visitor.page.goto(link);
        if (pathname === '/application') await visitor.sees(reference);
        else if (pathname === '/contact-us') await visitor.sees(promised[language].contact);
        else await visitor.find('radio', promised[language].draft);
        await visitor.pictures(`letters/${as}-${pathname.split('/')[1]}-${language}`);
        const lang = await visitor.page.$eval('main', (main) => main.lang);
        opened.push(`${as} /${pathname.split('/')[1]} ${lang}`);
      }
    }
  }
  const promises = [
    ...['document', 'withdrawn'].flatMap((as) => [`${as} /application`, `${as} /contact-us`]),
    'draft /exams-registration-v2',
  ];
  expect(new Set(opened)).toEqual(new Set(promises.map((promise) => `${promise} ${language}`)));
});
