import { type Choice, type ChoiceList, type ChoiceListName, choiceList, choicesChanged } from '@forms/shared/contract';
import { Part } from '../../record/Record';
import { NotSaved, SettingForm } from '../../settings/SettingForm';
import { readBy, useSetting } from '../../settings/useSetting';
import { ChoiceRows } from './ChoiceRows';
import { choiceCalls } from './choiceCalls';

const lists: Readonly<Record<ChoiceListName, { title: string; save: string }>> = {
  titles: { title: 'Titles', save: 'Save titles' },
  'lead-origins': { title: 'Where people have heard of the college', save: 'Save lead origins' },
};

/** One list, edited and saved as a whole. */
export function ChoiceListPart({ list }: { list: ChoiceList }) {
  const { name } = list;
  const { title, save } = lists[name];
  const [change] = choiceCalls.useHostChangeChoicesMutation();
  const setting = useSetting(list, {
    wordsOf,
    read,
    send: (choices, version) => change({ params: { name }, body: { choices, version } }).unwrap(),
    refusal: choicesChanged,
    earlier: { of: name, wordsOf: (value) => withTheRest(choiceList.shape.choices.parse(value), list.choices) },
    saved: 'Saved: forms offer it from now on',
  });
  const { base, words: choices, setWords, errors } = setting;
  return (
    <Part title={title}>
      <SettingForm
        setting={setting}
        about="What was offered once stays, for somebody may have chosen it: taken off, no form offers it any more."
        what={`the list “${title}”`}
        difference={`They have: ${said(list.choices)}. You have: ${said(choices)}.`}
        save={save}
      >
        <ChoiceRows
          rows={choices}
          stored={base.choices}
          of={title}
          hasDetails={name === 'lead-origins'}
          onChange={(rows) => setWords(rows.map((row) => ({ ...row, details: row.details ?? [] })))}
        />
        <NotSaved errors={errors} />
      </SettingForm>
    </Part>
  );
}

const wordsOf = ({ choices }: ChoiceList): readonly Choice[] => choices;

/** An earlier list, with what came since, of which no form offers anything: what was offered once stays. */
const withTheRest = (earlier: readonly Choice[], now: readonly Choice[]): readonly Choice[] => [
  ...earlier.map((each) => ({
    ...each,
    details: [...each.details, ...since(each.details, now.find(({ id }) => id === each.id)?.details ?? [])],
  })),
  ...since(earlier, now),
];
const since = <Row extends { id: string; isOffered: boolean }>(
  earlier: readonly { id: string }[],
  now: readonly Row[],
) => now.filter(({ id }) => !earlier.some((each) => each.id === id)).map((each) => ({ ...each, isOffered: false }));

const read = readBy(choiceList.shape.choices);

const said = (choices: readonly Choice[]) =>
  choices
    .filter(({ isOffered }) => isOffered)
    .map(({ label }) => label)
    .join(', ');
