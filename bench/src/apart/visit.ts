import { toPaymentMethods } from '../../../e2e/src/journeys/registration';
import { savedHere } from '../../../e2e/src/journeys/savedHere';
import { Product } from '../../../e2e/src/product';
import { openBrowser, Visitor } from '../../../e2e/src/visitor';
import { unknownFieldType } from '../../../shared/contract';
import { atTheEnd } from '../started/leaving';
import { namesInPages } from '../started/namesInPages';
import { texts } from './changes';

/** Whose words a site's visitor is to read: the host's, and the remotes'. */
interface Expected {
  host: keyof typeof texts;
  remotes: keyof typeof texts;
}

/** Visits the site that the builds in a house make; throws where it is not drawn as these builds would, or where a page complains. */
export async function visit(house: string, { host, remotes }: Expected): Promise<void> {
  const product = await Product.start({}, house);
  atTheEnd(() => product.stop());
  await product.makes({
    slug: 'stars',
    title: 'Stars',
    json: {
      header: { title: 'Stars' },
      pages: [
        {
          name: 'start',
          title: 'Start',
          fields: [
            { name: 'name', type: 'input', label: 'Name', validation: { alphaSpace: true } },
            { name: 'town', type: 'input', label: 'Town' },
            { name: 'stars', type: 'rating', label: 'Stars' },
          ],
        },
      ],
    },
  });
  const browser = await openBrowser();
  atTheEnd(() => browser.close());
  const visitor = await Visitor.arrive(browser, product.address);
  await namesInPages(visitor.page);

  await visitor.opens('/stars');
  await visitor.find('link', texts[host].skip);
  const isNew = remotes === 'new';
  if (isNew) await visitor.types('Stars (optional)', '5');
  else await visitor.sees(unknownFieldType('rating'));
  await visitor.types('Name (optional)', 'R2-D2');
  await visitor.types('Town (optional)', 'Oxford');
  await visitor.sees(texts[remotes].rule);
  await visitor.types('Name (optional)', 'O’Brien');
  await visitor.types('Town (optional)', 'Ely');
  await visitor.settles();
  const name = await visitor.find('textbox', 'Name (optional)');
  await visitor.eventually(
    async () => (await name.evaluate((input) => input.getAttribute('aria-invalid') === 'true')) !== isNew,
    `the rule to be that of the ${remotes} remote`,
  );

  await savedHere(visitor);
  await toPaymentMethods(visitor);
  await visitor.presses('Request a callback');
  await visitor.sees(texts[remotes].payment);
  if (visitor.complaints.length > 0) throw new Error(visitor.complaints.join('\n'));
  await browser.close();
  await product.stop();
}
