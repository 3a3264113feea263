import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { typesOfField } from '@forms/shared/contract';
import { firstPages, measureFirstLoad } from '../first-load/firstLoad';
import { journeys } from './journey';

// What is only for testing is not what visitors load.
const here = journeys({
  LIVE: 'true',
  ANSWERS_KEYS: 'test:a secret of at least thirty-two letters',
});

test.each(firstPages)(
  'a first visit to $name loads no more JavaScript than it may, in few files, and the next visit none',
  async (page) => {
    const { first, again, scripts } = await measureFirstLoad(here.browser, here.product.address, page);
    expect(first).toBeLessThanOrEqual(page.limit);
    expect(scripts.length).toBeLessThanOrEqual(page.mostFiles);
    expect(again).toBe(0);
  },
);

test('the shell’s build holds nothing of what a form may be made of: a new type of field leaves it as it was', () => {
  const { means } = typesOfField.header;
  const dist = (app: string) => join(__dirname, '../../..', app, 'dist');
  const filesOf = (app: string) =>
    readdirSync(dist(app)).filter(
      (file) => file.endsWith('.js') && readFileSync(join(dist(app), file), 'utf8').includes(means),
    );
  expect(filesOf('mf-forms')).not.toEqual([]);
  expect(filesOf('host')).toEqual([]);
});
