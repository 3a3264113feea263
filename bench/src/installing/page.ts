import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseFolder } from '../../../api/src/platform/houseFolder';

const page = readFileSync(join(houseFolder, 'docs/installing.md'), 'utf8');

/** The commands beneath a heading of docs/installing.md, in order. Throws where there are none. */
export function commandsOf(heading: string): string {
  const [, section = ''] = page.split(`\n## ${heading}\n`);
  const [own = ''] = section.split('\n## ');
  const blocks = [...own.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block]) => block);
  if (blocks.length === 0) throw new Error(`docs/installing.md has no commands beneath ${heading}`);
  return blocks.join('');
}
