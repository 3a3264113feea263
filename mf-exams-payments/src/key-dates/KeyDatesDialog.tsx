import type { KeyDatesRow, Series } from '@forms/shared/contract';
import { Checkbox } from '@forms/shared/platform/ui/choice';
import { useState } from 'react';
import { CampusesEntry } from '../dialog-form/CampusesEntry';
import { DialogForm } from '../dialog-form/DialogForm';
import { TextEntry } from '../dialog-form/TextEntry';
import styles from './KeyDates.module.css';
import { keyDatesCalls } from './keyDatesCalls';
import { StagesEntry } from './StagesEntry';
import { readDates, type TypedDates, typedDates } from './typedDates';

interface KeyDatesDialogProps {
  series: Series;
  row: KeyDatesRow;
  onClose(): void;
}

/** The dates of a board and level in a series, to be set as its board has published them. */
export function KeyDatesDialog({ series, row: { board, level, dates, version }, onClose }: KeyDatesDialogProps) {
  const [change] = keyDatesCalls.useExamsChangeKeyDatesMutation();
  const [typed, setTyped] = useState(() => typedDates(dates));
  const set = (changed: Partial<TypedDates>) => setTyped((so) => ({ ...so, ...changed }));

  async function save() {
    const read = readDates(typed);
    if ('errors' in read) return read.errors;
    const body = { boardId: board.id, levelId: level.id, version, dates: read.dates };
    await change({ params: { id: series.id }, body }).unwrap();
    return undefined;
  }

  return (
    <DialogForm title={`${board.title} ${level.title}, ${series.name}`} save="Save" onSave={save} onClose={onClose}>
      {(errors) => {
        const entry = (
          label: string,
          name: Exclude<keyof TypedDates, 'isOffered' | 'stages' | 'campuses'>,
          path: string,
        ) => ({
          label,
          value: typed[name],
          onChange: (value: string) => set({ [name]: value }),
          error: errors[path],
        });
        return (
          <>
            <Checkbox checked={typed.isOffered} onChange={({ target }) => set({ isOffered: target.checked })}>
              Candidates can be entered in this series
            </Checkbox>
            {typed.isOffered && (
              <>
                <TextEntry {...entry('Entries open', 'opens', 'opens')} type="date" />
                <StagesEntry stages={typed.stages} errors={errors} onChange={(stages) => set({ stages })} />
                <fieldset className={styles.group}>
                  <legend>Changes</legend>
                  <TextEntry {...entry('Our last day', 'amendCentre', 'amendments.centre')} type="date" optional />
                  <TextEntry {...entry('Board’s last day', 'amendBoard', 'amendments.board')} type="date" optional />
                </fieldset>
                <fieldset className={styles.group}>
                  <legend>Withdrawals</legend>
                  <TextEntry {...entry('Our last day', 'withdrawCentre', 'withdrawals.centre')} type="date" optional />
                  <TextEntry
                    {...entry('Board’s last day', 'withdrawBoard', 'withdrawals.board')}
                    type="date"
                    optional
                  />
                  <TextEntry {...entry('Board returns, in %', 'boardReturns', 'withdrawals.boardReturns')} optional />
                  <TextEntry {...entry('We return, in %', 'centreReturns', 'withdrawals.centreReturns')} optional />
                </fieldset>
                <fieldset className={styles.group}>
                  <legend>Who and what</legend>
                  <div className={styles.whole}>
                    <CampusesEntry
                      value={typed.campuses}
                      error={errors.campuses}
                      onChange={(campuses) => set({ campuses })}
                    />
                  </div>
                  <div className={styles.whole}>
                    <TextEntry
                      {...entry('Only these subjects', 'subjects', 'subjects')}
                      hint="With commas between. Left empty, all of them."
                      optional
                    />
                  </div>
                  <TextEntry {...entry('At least this old', 'years', 'age.years')} optional />
                  <TextEntry {...entry('On this day', 'on', 'age.on')} type="date" optional />
                </fieldset>
              </>
            )}
          </>
        );
      }}
    </DialogForm>
  );
}
