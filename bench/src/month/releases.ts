import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { houseFolder } from '../../../api/src/platform/houseFolder';

export const [FIRST, SECOND] = ['one', 'two'] as const;

const STEP = '990-next-release';
/** It changes no table: what one release wrote, the other reads. */
const migration = `import type { Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('next_release').on('contacts').column('sent_at').execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('next_release').execute();
}
`;

/** A repository with two releases: the last commit, and one more with a remote changed and a step of the schema added. */
export function repositoryOf(folder: string): string {
  const git = (...given: string[]) =>
    execFileSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.org', ...given], {
      cwd: folder,
      stdio: 'ignore',
    });
  execFileSync('git', ['clone', '--quiet', houseFolder, folder]);
  git('branch', FIRST);
  git('checkout', '-b', SECOND);
  appendFileSync(join(folder, 'mf-contact/src/contact-form/ContactForm.tsx'), `console.debug('release ${SECOND}');\n`);
  const steps = join(folder, 'api/src/platform/database/migrations');
  writeFileSync(join(steps, `${STEP}.ts`), migration);
  const known = readFileSync(`${steps}.ts`, 'utf8');
  const added = known.replace(/^};$/m, `  '${STEP}': nextRelease,\n};`);
  writeFileSync(`${steps}.ts`, `import * as nextRelease from './migrations/${STEP}';\n${added}`);
  git('add', '--all');
  git('commit', '--message', 'The next release');
  return folder;
}
