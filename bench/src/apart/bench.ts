import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runBench } from '../started/leaving';
import { changed, changes, changesOfHost, ratingField } from './changes';
import { House } from './house';
import { visit } from './visit';

/**
 * `npm run bench apart`: what belongs to a remote is changed: its build is another, and the host's is the same. Then the
 * host of before draws the remotes with all changes, and a host that has changed since draws the remotes of before.
 */
async function bench(): Promise<string[]> {
  const house = new House();
  house.takeBuilds();
  const apps = ['host', ...changed] as const;
  const before = new Map(apps.map((app) => [app, house.build(app)]));
  for (const app of changed) house.save(app);

  house.change(changes);
  house.add(ratingField);
  house.buildServer();
  const failures: string[] = [];
  for (const app of apps) {
    const isSame = house.build(app) === before.get(app);
    console.log(`the build of ${app}: ${isSame ? 'the same' : 'another'}`);
    if (isSame !== (app === 'host')) failures.push(`the build of ${app} is ${isSame ? 'the same' : 'another'}`);
  }
  const draw = async (what: string, expected: Parameters<typeof visit>[1]) => {
    try {
      await visit(house.folder, expected);
      console.log(`${what}: drawn`);
    } catch (error) {
      failures.push(`${what}: ${error instanceof Error ? error.message : error}`);
    }
  };
  await draw('new remotes in the old host', { host: 'old', remotes: 'new' });

  const { version } = JSON.parse(readFileSync(join(house.folder, 'shared/package.json'), 'utf8'));
  house.change(changesOfHost(version));
  house.build('host');
  for (const app of changed) house.restore(app);
  await draw('old remotes in a new host', { host: 'new', remotes: 'old' });
  return failures;
}

void runBench(bench);
