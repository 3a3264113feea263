import {
  catalogueParts,
  catalogueSaid,
  formatPence,
  isChangeable,
  type OwnEntry,
  shownDay,
} from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button } from '@forms/shared/platform/ui';
import { InLanguages, language } from '@forms/shared/platform/words';
import { useState } from 'react';
import { say } from '../words/say';
import pageStyles from './Application.module.css';
import { applicationCalls } from './applicationCalls';
import styles from './Documents.module.css';
import { EntryChange } from './EntryChange';

interface EntriesProps {
  link: string;
  /** An exam was withdrawn or changed, or could not be any more. */
  onChange(): void;
}

/** The exams that an application is entered for, and what can still be changed of each. Nothing until they are known. */
export function Entries({ link, onChange }: EntriesProps) {
  const { data: entries = [], refetch } = applicationCalls.useFormsOwnEntriesQuery({ body: { link } });
  if (entries.length === 0) return null;
  const changed = () => {
    void refetch();
    onChange();
  };
  return (
    <section className={pageStyles.part} aria-labelledby="entries">
      <h2 id="entries" className={pageStyles.heading}>
        {say('Your exams')}
      </h2>
      <ul className={styles.documents}>
        {entries.map((entry) => (
          <li key={entry.id} className={styles.document}>
            <div className={styles.head}>
              <h3 id={`entry-${entry.id}`} className={styles.title}>
                <InLanguages parts={catalogueParts(entry.name, language())} />
              </h3>
              <span className={styles.state}>{stateOf(entry)}</span>
            </div>
            <Entry link={link} entry={entry} onChange={changed} />
          </li>
        ))}
      </ul>
      {entries.some(({ state }) => isChangeable(state)) && <StatementButton link={link} />}
    </section>
  );
}

/** Saves the statement of entry, with the candidate's timetable. */
function StatementButton({ link }: Pick<EntriesProps, 'link'>) {
  const { requestError } = useServices();
  const [ask, { isLoading }] = applicationCalls.useFormsOwnStatementMutation();
  const save = async () => {
    const { error } = await ask({ body: { link } });
    if (error) requestError(error);
  };
  return (
    <div className={pageStyles.tools}>
      <Button loading={isLoading} onClick={() => void save()}>
        {say('Statement of entry (PDF)')}
      </Button>
    </div>
  );
}

/** What can be done about one exam, until when and for how much. */
function Entry({ link, entry, onChange }: EntriesProps & { entry: OwnEntry }) {
  const { confirm, requestError, toast } = useServices();
  const [withdraw, { isLoading }] = applicationCalls.useFormsWithdrawEntryMutation();
  const [isChanging, setChanging] = useState(false);
  const { id, version, withdrawal, change } = entry;
  const name = catalogueSaid(entry.name, language());
  if (!withdrawal && !change) {
    return !isChangeable(entry.state) ? null : (
      <p className={pageStyles.quiet}>{say('To change this exam, write to us below.')}</p>
    );
  }

  async function askToWithdraw({ returned }: { returned: number }) {
    const message =
      returned === 0
        ? say('Nothing of its price comes back.')
        : say('{amount} of its price comes off your invoice. What you have paid of it we give back.', {
            amount: formatPence(returned, language()),
          });
    if (!(await confirm({ title: say('Withdraw {exam}?', { exam: name }), message, yes: say('Withdraw') }))) return;
    const { error } = await withdraw({ body: { link, id, version, returned } });
    if (error) requestError(error);
    else toast({ kind: 'positive', message: say('{exam} is withdrawn.', { exam: name }) });
    onChange();
  }

  return (
    <>
      <p className={pageStyles.quiet}>{untilSaid(entry)}</p>
      {change && isChanging ? (
        <EntryChange
          link={link}
          entry={entry}
          choices={change.choices}
          onClose={() => setChanging(false)}
          onChange={onChange}
        />
      ) : (
        <div className={pageStyles.tools}>
          {change && (
            <Button aria-describedby={`entry-${id}`} onClick={() => setChanging(true)}>
              {say('Change this exam')}
            </Button>
          )}
          {withdrawal && (
            <Button
              danger
              aria-describedby={`entry-${id}`}
              loading={isLoading}
              onClick={() => void askToWithdraw(withdrawal)}
            >
              {say('Withdraw this exam')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function untilSaid({ change, withdrawal }: OwnEntry): string {
  const on = ({ until }: { until: string }) => shownDay(until, language());
  if (!withdrawal) return change ? say('You can change it until {day}.', { day: on(change) }) : '';
  if (!change) return say('You can withdraw it until {day}.', { day: on(withdrawal) });
  if (change.until === withdrawal.until) return say('You can change or withdraw it until {day}.', { day: on(change) });
  return say('You can change it until {change}, and withdraw it until {withdrawal}.', {
    change: on(change),
    withdrawal: on(withdrawal),
  });
}

/** How far an entry is, as whoever applied reads it. */
function stateOf({ state }: OwnEntry): string {
  if (state === 'requested') return say('Asked for');
  if (state === 'withdrawn') return say('Withdrawn');
  return state === 'refused' ? say('Not entered') : say('Entered with the board');
}
