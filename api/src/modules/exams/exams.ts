import { routes } from '@forms/shared/contract';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { examId, examOf, examsIn, invoiceItemsOf } from './exam';
import { ExamCatalogue } from './examCatalogue';
import { examChoices, papersOf, seriesOpen } from './examChoices';
import { invoiceFooter } from './invoiceFooter';
import { keyDatesKnown } from './keyDates';
import { serveOffers } from './offers/offers';
import { seedCatalogue } from './seedCatalogue';
import { changeKeyDates, seriesDates, seriesExamined } from './seriesDates';

/** What can be sat, by the cascade's steps, and what it costs. */
export async function serveExams(app: App): Promise<void> {
  const { db } = app;
  await seedCatalogue(db);
  // A wrong table of the content is told of now.
  await keyDatesKnown(db);

  const exam = async (id: string) => {
    const found = await examOf(db, id);
    if (!found?.stage) throw notFound('exam that can be entered today');
    return found;
  };

  const catalogue = new ExamCatalogue(db);
  serve(app, routes.examSeries, async () => seriesOpen(await catalogue.subjects()));
  serve(app, routes.examChoices, async ({ body }) => examChoices(db, await catalogue.subjects(), body));
  serve(app, routes.examPapers, ({ params }) => papersOf(db, params.id));
  serve(app, routes.examTableInfo, async ({ body }) => {
    const { id, choice } = await exam(examId(body.seriesId, body.optionId));
    return { data: { examId: id, ...choice } };
  });
  serve(app, routes.examCatalogue, () => catalogue.answer());
  serve(app, routes.examInvoiceItems, async ({ params }) => invoiceItemsOf(await exam(params.id)));
  serve(app, routes.examsInvoiceFooter, () => invoiceFooter(db));
  serve(app, routes.examSeriesList, () => seriesExamined(db));
  serve(app, routes.examsOfSeries, ({ params }) => examsIn(db, params.id));
  serve(app, routes.examKeyDates, () => seriesDates(db));
  serve(app, routes.changeKeyDates, ({ params, body, session }) =>
    changeKeyDates(db, params.id, { ...body, author: session.name }),
  );
  serveOffers(app);
}
