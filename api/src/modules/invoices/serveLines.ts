import { type NewInvoiceItem, routes } from '@forms/shared/contract';
import type { FastifyRequest } from 'fastify';
import { notFound } from '../../platform/errors/errors';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';
import { newId } from '../../platform/ids';
import { addItem, lineSaid, nextPosition } from './addItem';
import { changeItem, mustBeItem } from './changeItem';
import { type Editing, editLines } from './editInvoice';
import { invoiceById, invoiceIdOf } from './storedInvoices';

/** The lines of an invoice: its items, and what stands over and under them. `editing` is what a request edits with. */
export function serveLines(app: App, editing: (request: FastifyRequest) => Editing): void {
  const { db } = app;
  const added = async (invoiceId: string, item: NewInvoiceItem, author: string, request: FastifyRequest) => {
    mustBeItem(item);
    await editLines(editing(request), invoiceId, author, (trx) => addItem(trx, invoiceId, item));
    return invoiceById(db, invoiceId);
  };

  serve(app, routes.addInvoiceItem, ({ params, body, session, request }) =>
    added(params.id, body, session.name, request),
  );

  serve(app, routes.changeInvoiceItem, async ({ params: { id }, body, session, request }) => {
    const invoiceId = await invoiceIdOf(db, 'invoiceItems', id);
    await editLines(editing(request), invoiceId, session.name, (trx) => changeItem(trx, id, body));
    return invoiceById(db, invoiceId);
  });

  serve(app, routes.addFooterHeader, async ({ params: { id: invoiceId, kind }, body, session, request }) => {
    const { description, cost } = body;
    if (kind === 'item')
      return added(invoiceId, { metaType: 'standalone', type: 'other', description, cost }, session.name, request);
    await editLines(editing(request), invoiceId, session.name, async (trx) => {
      const position = await nextPosition(trx, 'invoiceFooterHeaders', invoiceId);
      await trx
        .insertInto('invoiceFooterHeaders')
        .values({ id: newId(), invoiceId, place: kind, position, ...body })
        .execute();
      return `Added ${lineSaid(body)}`;
    });
    return invoiceById(db, invoiceId);
  });

  serve(app, routes.changeFooterHeader, async ({ params: { id }, body, session, request }) => {
    const invoiceId = await invoiceIdOf(db, 'invoiceFooterHeaders', id);
    await editLines(editing(request), invoiceId, session.name, async (trx) => {
      const line = await trx
        .updateTable('invoiceFooterHeaders')
        .set({ [body.field]: body.newValue })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow(() => notFound('line'));
      return `Changed ${lineSaid(line)}`;
    });
    return invoiceById(db, invoiceId);
  });

  for (const [route, table] of [
    [routes.deleteInvoiceItem, 'invoiceItems'],
    [routes.deleteFooterHeader, 'invoiceFooterHeaders'],
  ] as const) {
    serve(app, route, async ({ params: { id }, session, request }) => {
      const invoiceId = await invoiceIdOf(db, table, id);
      await editLines(editing(request), invoiceId, session.name, async (trx) => {
        const line = await trx
          .deleteFrom(table)
          .where('id', '=', id)
          .returning(['description', 'cost'])
          .executeTakeFirstOrThrow(() => notFound('line'));
        return `Deleted ${lineSaid(line)}`;
      });
      return invoiceById(db, invoiceId);
    });
  }
}
