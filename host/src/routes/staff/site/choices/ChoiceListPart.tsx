import {
  type Choice,
  type ChoiceList,
  type ChoiceListName,
  choicesChange,
  choicesChanged,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { answerIn } from '@forms/shared/platform/store';
import { Button, Notice } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { Part } from '../../record/Record';
import { useEdited } from '../writing/useEdited';
import { madeSaid } from '../writing/VersionList';
import { ChoiceRows } from './ChoiceRows';
import styles from './Choices.module.css';
import { choiceCalls } from './choiceCalls';

const titles: Readonly<Record<ChoiceListName, string>> = {
  titles: 'Titles',
  'lead-origins': 'Where people have heard of the college',
};

/** One list, edited and saved as a whole. */
export function ChoiceListPart({ list }: { list: ChoiceList }) {
  const { name } = list;
  const { base, words: choices, setWords, isChanged, isBehind, version, ...edited } = useEdited(list, choicesOf);
  const [error, setError] = useState<string>();
  const [change, { isLoading }] = choiceCalls.useHostChangeChoicesMutation();
  const { toast, requestError } = useServices();

  function begin(stored: ChoiceList) {
    edited.begin(stored);
    setError(undefined);
  }
  async function save() {
    const read = choicesChange.safeParse({ choices, version });
    setError(read.error?.issues[0]?.message);
    if (!read.success) return;
    try {
      begin(await change({ params: { name }, body: read.data }).unwrap());
      toast({ kind: 'positive', message: 'Saved: forms offer it from now on' });
    } catch (failure) {
      if (!answerIn(failure, choicesChanged)) requestError(failure);
    }
  }
  return (
    <Part title={titles[name]}>
      <div className={styles.stack}>
        <p className={styles.quiet}>
          What was offered once stays, for somebody may have chosen it: taken off, no form offers it any more.
          {list.version > 0 && ` Changed ${madeSaid(list)}.`}
        </p>
        {isBehind && (
          <Notice
            kind="warning"
            title={`${list.madeBy ?? 'Somebody else'} has changed this list while you were writing`}
            actions={<Button onClick={() => begin(list)}>Take theirs</Button>}
          >
            They have: {said(list.choices)}. You have: {said(choices)}.
          </Notice>
        )}
        <ChoiceRows
          rows={choices}
          stored={base.choices}
          of={titles[name]}
          hasDetails={name === 'lead-origins'}
          onChange={(rows) => setWords(rows.map((row) => ({ ...row, details: row.details ?? [] })))}
        />
        {error && (
          <Notice kind="error" title="Not saved">
            {error}
          </Notice>
        )}
        <div className={styles.end}>
          {isChanged && <Button onClick={() => begin(list)}>Undo changes</Button>}
          <Button
            type="primary"
            aria-label={`Save: ${titles[name]}`}
            disabled={!isChanged}
            loading={isLoading}
            onClick={() => void save()}
          >
            Save
          </Button>
        </div>
      </div>
    </Part>
  );
}

const choicesOf = ({ choices }: ChoiceList) => choices;

const said = (choices: readonly Choice[]) =>
  choices
    .filter(({ isOffered }) => isOffered)
    .map(({ label }) => label)
    .join(', ');
