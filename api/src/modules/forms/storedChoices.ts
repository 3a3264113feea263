import {
  CHOICES_CHANGED,
  type Choice,
  type ChoiceList,
  type ChoiceListName,
  type ChoicesChange,
  choiceList,
  choiceListNames,
} from '@forms/shared/contract';
import type { Database } from '../../platform/database/database';
import { HttpError } from '../../platform/errors/errors';
import { now } from '../../platform/time';
import { ownChoices } from './ownChoices';

/** Every list that forms choose from, as it stands: the site's own, or else the product's. */
export async function choiceListsNow(db: Database): Promise<ChoiceList[]> {
  const rows = await db
    .selectFrom('choiceLists')
    .leftJoin('users', 'users.id', 'choiceLists.madeBy')
    .select(['choiceLists.name', 'choices', 'version', 'users.name as author', 'madeAt'])
    .execute();
  return choiceListNames.map((name) => {
    const row = rows.find((each) => each.name === name);
    if (!row) return { name, choices: [...ownChoices[name]], version: 0, madeBy: null, madeAt: null };
    return choiceList.parse({ ...row, choices: JSON.parse(row.choices), madeBy: row.author });
  });
}

/** What can be chosen from a list, with what is no longer offered: who chose it before did so rightly. */
export async function choicesOf(db: Database, name: ChoiceListName): Promise<Choice[]> {
  const found = (await choiceListsNow(db)).find((each) => each.name === name);
  return found?.choices ?? [];
}

/** Changes a list. Throws 422 where something that was there is left out, and 409 with the list over another version than was seen. */
export async function changeChoices(
  db: Database,
  name: ChoiceListName,
  { version, choices }: ChoicesChange,
  madeBy: string,
): Promise<ChoiceList> {
  const listNow = async () => {
    const found = (await choiceListsNow(db)).find((each) => each.name === name);
    if (!found) throw new Error(`There is no list ${name}`);
    return found;
  };
  const before = await listNow();
  const changed = (stored: ChoiceList) => new HttpError(409, CHOICES_CHANGED.word, CHOICES_CHANGED.message, { stored });
  if (before.version !== version) throw changed(before);
  mustHold(choices, before.choices);
  for (const { id, details } of before.choices) {
    mustHold(choices.find((each) => each.id === id)?.details ?? [], details);
  }
  const row = { choices: JSON.stringify(choices), version: version + 1, madeBy, madeAt: now() };
  const added = db.insertInto('choiceLists').values({ name, ...row });
  const stored = await added
    .onConflict((known) => known.column('name').doUpdateSet(row).where('choiceLists.version', '=', version))
    .returning('name')
    .executeTakeFirst();
  // Two at once saw the same one.
  if (!stored) throw changed(await listNow());
  return listNow();
}

/** Refuses to lose what somebody may have chosen. */
function mustHold(choices: readonly { id: string }[], before: readonly { id: string; label: string }[]): void {
  const lost = before.find(({ id }) => !choices.some((each) => each.id === id));
  if (!lost) return;
  throw new HttpError(422, 'choice-missing', `“${lost.label}” may have been chosen: take it off the offer instead.`);
}
