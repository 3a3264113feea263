import { CHECK_STEP, type FormMove, mondayOf, today } from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import type { Tables } from '../../platform/database/tables';
import { notFound } from '../../platform/errors/errors';
import { formAt } from '../forms/storedForms';

/** Anybody may say that they moved: beyond so many in a week there is nothing more to learn. */
const MOST_IN_WEEK = 1_000_000;

type Moved = Partial<Pick<Tables['formSteps'], 'begun' | 'reached' | 'wentOn'>>;

/** Adds a move through a form to the numbers of this week. Throws 404 where no such form ever had such a step. */
export async function countMove(db: Database, formSlug: string, move: FormMove): Promise<void> {
  const { json } = await formAt(db, formSlug, move.version);
  const { campus, version: formVersion } = move;
  const week = mondayOf(today());
  const steps = new Set(json.pages.map(({ name }) => name)).add(CHECK_STEP);
  const asked = move.did === 'goOn' ? [move.from, move.to] : [move.did === 'begin' ? move.at : move.from];
  if (!asked.every((step) => steps.has(step))) throw notFound('step');

  async function add(step: string, { begun = 0, reached = 0, wentOn = 0 }: Moved) {
    await db
      .insertInto('formSteps')
      .values({ week, formSlug, formVersion, campus, step, begun, reached, wentOn })
      .onConflict((conflict) =>
        conflict
          .columns(['week', 'formSlug', 'formVersion', 'campus', 'step'])
          .doUpdateSet(({ eb }) => ({
            begun: eb('formSteps.begun', '+', begun),
            reached: eb('formSteps.reached', '+', reached),
            wentOn: eb('formSteps.wentOn', '+', wentOn),
          }))
          .where('formSteps.reached', '<', MOST_IN_WEEK)
          .where('formSteps.wentOn', '<', MOST_IN_WEEK),
      )
      .execute();
  }
  if (move.did === 'begin') return add(move.at, { begun: 1, reached: 1 });
  await add(move.from, { wentOn: 1 });
  if (move.did === 'goOn') return add(move.to, { reached: 1 });
  await db
    .insertInto('formSpans')
    .values({ week, formSlug, campus, span: move.span, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['week', 'formSlug', 'campus', 'span'])
        .doUpdateSet(({ eb }) => ({ count: eb('formSpans.count', '+', 1) }))
        .where('formSpans.count', '<', MOST_IN_WEEK),
    )
    .execute();
}
