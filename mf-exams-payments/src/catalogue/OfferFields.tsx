import { boards, formatPence, keysOf, levels, MOST_PAPERS, offerKinds } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { CampusesEntry } from '../dialog-form/CampusesEntry';
import type { FieldErrors } from '../dialog-form/fieldErrors';
import { SelectEntry } from '../dialog-form/SelectEntry';
import { TextEntry } from '../dialog-form/TextEntry';
import { readPounds } from '../pounds/pounds';
import styles from './Catalogue.module.css';
import { PaperEntry } from './PaperEntry';
import { newPaper, type TypedOffer } from './typedOffer';

const choicesOf = <K extends string>(labels: Readonly<Record<K, string>>) =>
  keysOf(labels).map((value) => ({ value, label: labels[value] }));
const [boardChoices, levelChoices, kindChoices] = [choicesOf(boards), choicesOf(levels), choicesOf(offerKinds)];

interface OfferFieldsProps {
  typed: TypedOffer;
  /** By what it is known can be typed. */
  isNew: boolean;
  errors: FieldErrors;
  onChange(changed: Partial<TypedOffer>): void;
}

/** The fields of an offer. */
export function OfferFields({ typed, isNew, errors, onChange }: OfferFieldsProps) {
  const { papers } = typed;
  const entry = (
    label: string,
    name: Exclude<keyof TypedOffer, 'board' | 'level' | 'kind' | 'papers' | 'campuses'>,
    path: string = name,
  ) => ({
    label,
    value: typed[name],
    onChange: (value: string) => onChange({ [name]: value }),
    error: errors[path],
  });
  return (
    <>
      <fieldset className={styles.group}>
        <legend>What it is</legend>
        {isNew && (
          <>
            <SelectEntry
              label="Board"
              value={typed.board}
              choices={boardChoices}
              onChange={(board) => onChange({ board })}
            />
            <SelectEntry
              label="Level"
              value={typed.level}
              choices={levelChoices}
              onChange={(level) => onChange({ level })}
            />
            <TextEntry {...entry('Specification', 'specification')} hint="The board’s code of the subject, as 8300." />
            <TextEntry {...entry('Entry code', 'code')} hint="As 8300H." />
          </>
        )}
        <div className={styles.whole}>
          <TextEntry {...entry('Subject', 'subject')} hint="All offers of the subject are called so." />
        </div>
        <TextEntry {...entry('Option', 'name')} />
        <SelectEntry label="Kind" value={typed.kind} choices={kindChoices} onChange={(kind) => onChange({ kind })} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>What it costs</legend>
        <TextEntry {...entry('Board fee', 'boardFee')} pounds optional />
        <TextEntry {...entry('Centre charge', 'centreCharge')} pounds />
        <p className={`${styles.whole} ${styles.price}`}>{priceSaid(typed)}</p>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Who and where</legend>
        <TextEntry
          {...entry('Places a series', 'capacity')}
          hint="Once they are taken, it is offered no more in that series."
          optional
        />
        <TextEntry {...entry('At least so old', 'years', 'age.years')} optional />
        <TextEntry {...entry('On the day', 'on', 'age.on')} hint="Month and day, as 08-31." optional />
        <div className={styles.whole}>
          <CampusesEntry
            value={typed.campuses}
            error={errors.campuses}
            onChange={(campuses) => onChange({ campuses })}
          />
        </div>
      </fieldset>
      {papers.map((paper, at) => (
        <PaperEntry
          // biome-ignore lint/suspicious/noArrayIndexKey: a paper is what stands in its place
          key={at}
          at={at}
          paper={paper}
          errors={errors}
          onChange={(changed) =>
            onChange({ papers: papers.map((each, place) => (place === at ? { ...each, ...changed } : each)) })
          }
          onRemove={
            papers.length > 1 ? () => onChange({ papers: papers.filter((_, place) => place !== at) }) : undefined
          }
        />
      ))}
      {papers.length < MOST_PAPERS && (
        <div>
          <Button onClick={() => onChange({ papers: [...papers, newPaper()] })}>Add a paper</Button>
        </div>
      )}
    </>
  );
}

/** What a candidate would be asked, as far as it is typed. */
function priceSaid({ boardFee, centreCharge }: TypedOffer): string {
  const [board, centre] = [readPounds(boardFee) ?? 0, readPounds(centreCharge)];
  return centre === undefined ? '' : `A candidate pays ${formatPence(board + centre)}.`;
}
