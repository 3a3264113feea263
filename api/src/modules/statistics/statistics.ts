import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { choicesOf } from '../forms/storedChoices';
import { allForms } from '../forms/storedForms';
import { isStaff } from '../sessions/currentSession';
import { countMove } from './countMove';
import { moneyByMonth } from './moneyByMonth';
import { stepsOf } from './stepsOf';
import { submissionsByWeek } from './submissionsByWeek';
import { visitsIn } from './visitsIn';

/** What happened in a period, in numbers. */
export function serveStatistics(app: App): void {
  const { db } = app;
  serve(app, routes.statisticsOf, async ({ query }) => {
    const visits = await visitsIn(db, query);
    const steps = await stepsOf(db, visits.steps);
    return {
      submissions: await submissionsByWeek(db, query),
      money: await moneyByMonth(db, query),
      visits,
      forms: (await allForms(db)).map(({ slug, title }) => ({ slug, title, steps: steps.get(slug) ?? [] })),
      origins: (await choicesOf(db, 'lead-origins')).map(({ id, label }) => ({ id, name: label })),
    };
  });
  serve(app, routes.countMove, async ({ params, body, session, request: { headers } }) => {
    const wantsNone = headers.dnt === '1' || headers['sec-gpc'] === '1';
    if (!wantsNone && !isStaff(session)) await countMove(db, params.slug, body);
  });
}
