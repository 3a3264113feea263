import { routes, today } from '@forms/shared/contract';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { examId, examOf, examsIn, invoiceItemsOf } from './exam';
import { examCatalogue } from './examCatalogue';
import { examChoices, papersOf } from './examChoices';
import { invoiceFooter } from './invoiceFooter';
import { seedCatalogue } from './seedCatalogue';
import { seriesAhead } from './series';

/** What can be sat, by the cascade's steps, and what it costs. */
export async function serveExams(app: App): Promise<void> {
  const { db } = app;
  const boardFees = await seedCatalogue(db);

  const exam = async (id: string) => {
    const found = await examOf(db, id);
    if (!found) throw notFound('exam in the series ahead');
    return found;
  };

  serve(app, routes.examSeries, () => seriesAhead(today()));
  serve(app, routes.examChoices, ({ body }) => examChoices(db, body));
  serve(app, routes.examPapers, ({ params }) => papersOf(db, params.id));
  serve(app, routes.examTableInfo, async ({ body }) => {
    const { id, choice } = await exam(examId(body.seriesId, body.optionId));
    return { data: { examId: id, ...choice } };
  });
  serve(app, routes.examCatalogue, () => examCatalogue(db, boardFees));
  serve(app, routes.examInvoiceItems, async ({ params }) => invoiceItemsOf(await exam(params.id)));
  serve(app, routes.examsInvoiceFooter, () => invoiceFooter(db));
  serve(app, routes.examSeriesList, () => seriesAhead(today()));
  serve(app, routes.examsOfSeries, ({ params }) => examsIn(db, params.id));
}
