import { type Language, languages, letterKinds } from '@forms/shared/contract';
import { journeys } from '../journeys/journey';
import { phone } from '../visitor';
import { causesLetters, later } from './causesLetters';

const here = journeys();
/** Some fifty links are followed. */
const WALK_MS = 360_000;

/** What says that the page of a link is there, which is in the applicant's language. */
const promised: Record<Language, { contact: string; draft: string }> = {
  'en-GB': { contact: 'Send us a message', draft: 'I am the candidate' },
  'pt-PT': { contact: 'Envie-nos uma mensagem', draft: 'O próprio candidato ou a própria candidata' },
};

/** Of letters in this language: to whom each went, what it is about, and where it leads. */
function lettersIn(language: Language) {
  const to = new RegExp(`^To: (\\w+)\\.${language}@example\\.org`, 'm');
  return here.product
    .letters()
    .filter((letter) => to.test(letter))
    .map((letter) => {
      const text = letter.replaceAll('=3D', '=');
      return {
        as: to.exec(letter)?.[1] ?? '',
        reference: /E[NX]-[2-9A-Z]{6}/.exec(text)?.[0] ?? '',
        links: [...new Set(text.match(/http:\/\/localhost[^\s"<>]*[\w/]/g))],
      };
    });
}

/** The kinds of the letters in this language that went. */
function kindsSent(language: Language): Set<string> {
  const letters = here.product.rows().letters as { kind: string; recipient: string; sent_at: string | null }[];
  const went = letters.filter(({ recipient, sent_at }) => sent_at !== null && recipient.includes(`.${language}@`));
  return new Set(went.map(({ kind }) => kind));
}

/** As a week later: what waited for its day is done, and what nobody has paid is overdue. */
const aWeekLater = (language: Language) =>
  here.product.alters(`
    update jobs set run_at = '2020-01-01T00:00:00.000Z';
    update invoices set due_date = date('now', '-7 days') where enquiry_id in
      (select enquiry_id from letters where recipient = 'overdue.${language}@example.org')`);

test.each(languages)(
  'in %s a letter of each kind is written, and each of its links opens in a browser what the letter says',
  async (language) => {
    const visitor = await here.visitor(phone);
    const areSent = (kinds: readonly string[]) => {
      const missing = () => kinds.filter((kind) => !kindsSent(language).has(kind));
      return visitor.eventually(
        async () => missing().length === 0,
        () => `the letters ${missing()}`,
        60_000,
      );
    };
    await causesLetters(here.product, language);
    await areSent(letterKinds.filter((kind) => !later.some((other) => other === kind)));
    await aWeekLater(language);
    await areSent(letterKinds);

    const opened = new Set<string>();
    const led = new Set<string>();
    for (const { as, reference, links } of lettersIn(language)) {
      for (const link of links) {
        // All of somebody’s letters may lead to one page.
        if (opened.has(`${as} ${link}`)) continue;
        opened.add(`${as} ${link}`);
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
        led.add(`${as} /${pathname.split('/')[1]} ${lang}`);
      }
    }
    // A reply to a message has no link: it is answered by mail.
    const applied = ['paid', 'documents', 'withdrawn', 'corrected', 'overdue', 'owing', 'entered'];
    const promises = [
      ...applied.flatMap((as) => [`${as} /application`, `${as} /contact-us`]),
      'draft /exams-registration-v2',
    ];
    expect([...led].sort()).toEqual(promises.map((promise) => `${promise} ${language}`).sort());
  },
  WALK_MS,
);
