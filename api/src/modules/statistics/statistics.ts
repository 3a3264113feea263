import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { leadOrigins } from '../forms/leadOrigins';
import { allForms } from '../forms/storedForms';
import { moneyByMonth } from './moneyByMonth';
import { submissionsByWeek } from './submissionsByWeek';

/** What happened in a period, in numbers. */
export function serveStatistics(app: App): void {
  const { db } = app;
  serve(app, routes.statisticsOf, async ({ query }) => ({
    submissions: await submissionsByWeek(db, query),
    money: await moneyByMonth(db, query),
    forms: (await allForms(db)).map(({ slug, title }) => ({ slug, title })),
    origins: leadOrigins.map(({ id, name }) => ({ id, name })),
  }));
}
