import { routes } from '@forms/shared/contract';
import type { App } from '../../platform/http/app';
import { serve } from '../../platform/http/serve';

/** Which letters one gets about one's work. */
export function serveOwnLetters(app: App): void {
  const { db } = app;

  serve(app, routes.ownLetters, async ({ session: { userId } }) => {
    const { noteLetters } = await db
      .selectFrom('users')
      .select('noteLetters')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    return { notes: noteLetters === 1 };
  });

  serve(app, routes.changeOwnLetters, async ({ body: { notes }, session: { userId } }) => {
    await db
      .updateTable('users')
      .set({ noteLetters: notes ? 1 : 0 })
      .where('id', '=', userId)
      .execute();
  });
}
