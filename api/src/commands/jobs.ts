import { shownTime } from '@forms/shared/contract';
import { noteGivenUp } from '../modules/history/noteGivenUp';
import { connectToSite } from '../platform/database/database';
import { dropJob, type ListedJob, listJobs, runAgain } from '../platform/jobs/operateJobs';
import { command } from './command';

const USAGE = 'npm run jobs, npm run jobs -- list --waiting, npm run jobs -- run ID, or npm run jobs -- drop ID';
const WAITING = '--waiting';

command(async (settings, args) => {
  // Not by `parseArgs`: an id may begin with a dash.
  const [what = 'list', id] = args;
  const db = connectToSite(settings);
  try {
    if (what === 'list' && (id === undefined || id === WAITING)) return tableOf(await listJobs(db), id === WAITING);
    if (!id || !['run', 'drop'].includes(what)) throw new Error(`Say what to do: ${USAGE}`);
    if (what === 'run') {
      await runAgain(db, id);
      return `The job ${id} is done now, as if for the first time.`;
    }
    await dropJob(db, id, noteGivenUp);
    return `The job ${id} is dropped.`;
  } finally {
    await db.destroy();
  }
});

function tableOf(jobs: readonly ListedJob[], waiting: boolean): string {
  const givenUp = jobs.filter(({ deadAt }) => deadAt !== null);
  const others = jobs.filter(({ deadAt }) => deadAt === null);
  return [
    givenUp.length === 0 ? 'No job was given up.' : `Given up: ${givenUp.length}`,
    ...givenUp.map((job) => line(job, `since ${shownTime(job.deadAt ?? '')}`)),
    `Waiting: ${others.length}`,
    ...(waiting ? others.map((job) => line(job, `until ${shownTime(job.runAt)}`)) : []),
  ].join('\n');
}

const line = ({ id, kind, of, attempts, lastError }: ListedJob, when: string) =>
  `  ${[id, kind, of, when, `${attempts} tries`, lastError].filter(Boolean).join('  ')}`;
