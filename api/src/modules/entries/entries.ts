import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { wordsAsked } from '../../platform/lists/search';
import { sendList } from '../../platform/lists/sendList';
import type { OpenPayments } from '../invoices/editInvoice';
import { candidateOf, correctCandidate } from './correctCandidate';
import { describeEntry } from './describeEntries';
import { keepEarlierEntries } from './earlierEntries';
import { offerFor } from './entryMoney';
import { exportedEntry } from './exportedEntry';
import { everyEntry, listEntries } from './listEntries';
import { markEntered, moveEntry } from './moveEntry';
import { numberCandidates } from './numberCandidates';
import { serveOwnEntries } from './ownEntries';
import { amendEntry, withdrawEntry } from './settleEntry';

/** The exams that candidates are entered for, as the exams office carries them through a season. */
export async function serveEntries(app: App, payments: OpenPayments): Promise<void> {
  const { db, settings } = app;
  await keepEarlierEntries(db);
  serveOwnEntries(app, payments);

  serve(app, routes.examEntries, ({ query, request }) => listEntries(db, query, wordsAsked(request)));
  serve(app, routes.exportEntries, ({ query: { file, ...query }, request, reply }) => {
    const batches = everyEntry(db, query, wordsAsked(request));
    return sendList(reply, { name: 'exam-entries', file, columns: exportedEntry, batches });
  });
  serve(app, routes.markEntered, ({ body, session }) => markEntered(db, body.entries, session.name));
  serve(app, routes.numberCandidates, ({ body, session }) =>
    numberCandidates(db, body.ids, settings.campus, session.name),
  );
  serve(app, routes.moveEntry, async ({ params, body, session }) => {
    await moveEntry(db, params.id, body, session.name);
    return describeEntry(db, params.id);
  });

  serve(app, routes.candidateOf, ({ params }) => candidateOf(db, params.id));
  serve(app, routes.correctCandidate, ({ params, body, session }) =>
    correctCandidate(db, params.id, body, session.name),
  );

  serve(app, routes.entryOfferOf, ({ params }) => offerFor(db, params.id));
  serve(app, routes.withdrawEntry, async ({ params: { id }, body, session }) => {
    await withdrawEntry({ app, payments, id, author: session.name }, body);
    return describeEntry(db, id);
  });
  serve(app, routes.amendEntry, async ({ params: { id }, body, session }) => {
    await amendEntry({ app, payments, id, author: session.name }, body);
    return describeEntry(db, id);
  });
}
