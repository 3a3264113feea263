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
import { changeSetting, type SiteSetting, settingNow } from '../site-settings/storedSettings';
import { ownChoices } from './ownChoices';

/** A list that forms choose from: the site's own, or else the product's. */
export const choicesSetting = <Name extends ChoiceListName>(name: Name): SiteSetting<'choices', Choice[], Name> => ({
  name,
  key: 'choices',
  own: [...ownChoices[name]],
  read: choiceList.shape.choices.parse,
  changed: CHOICES_CHANGED,
});

/** Every such list as it stands. */
export const choiceListsNow = (db: Database): Promise<ChoiceList[]> =>
  Promise.all(choiceListNames.map((name) => settingNow(db, choicesSetting(name))));

/** What can be chosen from a list, with what is no longer offered: who chose it before did so rightly. */
export const choicesOf = async (db: Database, name: ChoiceListName): Promise<Choice[]> =>
  (await settingNow(db, choicesSetting(name))).choices;

/** Changes a list. Throws 422 where something that was there is left out, and 409 with the list over another version than was seen. */
export async function changeChoices(
  db: Database,
  name: ChoiceListName,
  change: ChoicesChange,
  madeBy: string,
): Promise<ChoiceList> {
  const setting = choicesSetting(name);
  const before = await settingNow(db, setting);
  // Over another version it is refused for that.
  if (before.version === change.version) {
    mustHold(change.choices, before.choices);
    for (const { id, details } of before.choices) {
      mustHold(change.choices.find((each) => each.id === id)?.details ?? [], details);
    }
  }
  return changeSetting(db, setting, change, madeBy);
}

/** Refuses to lose what somebody may have chosen. */
function mustHold(choices: readonly { id: string }[], before: readonly { id: string; label: string }[]): void {
  const lost = before.find(({ id }) => !choices.some((each) => each.id === id));
  if (!lost) return;
  throw new HttpError(422, 'choice-missing', `“${lost.label}” may have been chosen: take it off the offer instead.`);
}
