import { routes } from '@forms/shared/contract';
import { referenceOn } from '../journeys/applicationLetters';
import { journeys } from '../journeys/journey';
import { misfitsAtTheLeast } from '../screens/misfitsAtTheLeast';
import { desktop, phone } from '../visitor';
import { englishOn, ofForm, reading } from './atLisbon';
import { filled } from './fillForms';

const here = journeys({ CAMPUS: 'lisbon' });

/** What somebody has written themselves, and the names of schools and files. */
const own =
  /^(Cherwell School, Oxford|We have moved\.|Extra time\.|Diagrams\.|Because small groups .*|University of Oxford|Head of Chemistry, .*|head@school\.example|.*letter\.pdf.*) \(/;

/** The heading of a page, and of the check behind the last. */
const titled = (title: string | undefined) => (title ? (ofForm[title] ?? title) : 'Verifique as suas respostas');

const onDevices = filled.map((form, at) => ({ ...form, viewport: at % 2 === 0 ? phone : desktop }));

test.each(onDevices)(
  '$slug is filled in at Lisbon with no English word on its pages: empty, refused, filled in, checked and sent',
  async ({ slug, who, pages, viewport }) => {
    const visitor = await here.visitor(viewport);
    const candidate = reading(visitor);
    const seen: Record<string, string[]> = {};
    const reads = async (state: string) => {
      await visitor.settles();
      const found = (await englishOn(visitor)).filter((text) => !own.test(text));
      if (found.length > 0) seen[state] = found;
      await visitor.pictures(`portuguese/${slug}-${state}-${viewport.width}`);
    };
    const looks = async (state: string) => {
      await reads(state);
      expect(await visitor.barriers()).toEqual([]);
      // A list that closes is wider than the window for a moment.
      const fits = async () => (await misfitsAtTheLeast(visitor, `portuguese/${slug}-${state}`)).length === 0;
      await visitor.eventually(fits, `${state} to fit the smallest window`);
    };
    await visitor.opens(`/${slug}`);
    const titles = Object.keys(pages);
    const next = titles.length > 1 ? 'Continuar' : 'Enviar';
    for (const [at, [title, fill]] of Object.entries(pages).entries()) {
      await visitor.find('heading', titled(title));
      await reads(title);
      await visitor.presses(next);
      const goesOn = () => visitor.has('heading', titled(titles[at + 1]));
      await visitor.eventually(async () => (await visitor.has('button', 'OK')) || (await goesOn()), 'an answer');
      if (await goesOn()) {
        await visitor.presses('Anterior');
        await visitor.find('heading', titled(title));
      } else {
        await visitor.presses('OK');
        await looks(`${title}-refused`);
      }
      await fill(candidate);
      await reads(`${title}-filled`);
      await visitor.presses(next);
    }
    if (titles.length > 1) {
      await visitor.find('heading', titled(undefined));
      for (const title of titles) await visitor.find('button', `Alterar ${titled(title)}`);
      await looks('check');
      await visitor.presses('Enviar');
    }
    await visitor.sees('A sua referência é');
    await looks('sent');
    expect(seen).toEqual({});
    const reference = await referenceOn(visitor);
    const [newest] = await here.product.listed(routes.enquiries);
    expect(newest).toMatchObject({ formSlug: slug, name: who, reference });
  },
  180_000,
);
