import { routes, STATEMENT_CHANGED } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { serve } from '../../platform/http/serve';
import { idempotencyKeyOf } from '../../platform/idempotency/idempotency';
import { now } from '../../platform/time';
import type { PaymentApp } from '../payments/cards';
import { reverseWhole } from '../payments/reverseEntry';
import { bookRows, lockRow, standingEntry } from './bookRows';
import { importStatement, previewOf } from './importStatement';
import { findPayables } from './payables';
import { rowsIn, storedRow } from './storedRows';

/** Bank statements as staff import them, and what becomes of their rows. */
export function serveStatements(app: PaymentApp): void {
  const { db } = app;
  serve(app, routes.readStatement, ({ body }) => previewOf(db, body));
  serve(app, routes.importStatement, ({ body, session }) => importStatement(db, body, session.name));
  serve(app, routes.bankRowsIn, ({ params, query }) => rowsIn(db, params.state, Number(query.after ?? 0)));
  serve(app, routes.payableInvoices, ({ query }) => findPayables(db, query.q));
  serve(app, routes.bookRows, ({ body, session, request }) =>
    bookRows(app, body, session.name, idempotencyKeyOf(request)),
  );

  serve(app, routes.undoRow, async ({ params: { id }, body, session }) => {
    const entryId = await standingEntry(db, id);
    if (entryId === undefined) throw changed();
    await reverseWhole(app, { entryId, author: session.name, reason: body.reason }, async () => undefined);
  });

  serve(app, routes.ignoreRow, ({ params: { id }, body, session }) =>
    db.transaction().execute(async (trx) => {
      await lockRow(trx, id);
      if ((await stateOf(trx, id)) !== 'open') throw changed();
      await trx
        .insertInto('ignoredRows')
        .values({ rowId: id, reason: body.reason, author: session.name, madeAt: now() })
        .execute();
    }),
  );

  serve(app, routes.restoreRow, ({ params: { id } }) =>
    db.transaction().execute(async (trx) => {
      await lockRow(trx, id);
      await trx.deleteFrom('ignoredRows').where('rowId', '=', id).execute();
    }),
  );
}

const stateOf = async (db: Database, id: string) => (await storedRow(db, id))?.state;

const changed = () =>
  new HttpError(409, STATEMENT_CHANGED, 'Somebody else has worked on this row meanwhile. Please look at it again.');
