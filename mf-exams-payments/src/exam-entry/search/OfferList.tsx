import { type Campus, catalogueSaid, type ExamChoice, formatPence, isSatAt, placesSaid } from '@forms/shared/contract';
import { language } from '@forms/shared/platform/words';
import styles from './OfferList.module.css';
import type { Offer, OfferGroup } from './searchExams';

/** The id of an exam's option in the list of that id. */
export const optionId = (listId: string, { choice: { series, option } }: Offer): string =>
  `${listId}-${series.id}-${option.id}`;

/** What tells an exam from others of its subject and level. */
export const wayOf = ({ board, option }: ExamChoice): string => `${board.title}, ${option.name}`;

/** Where an exam is sat that is not sat at a campus. */
const elsewhere = ({ campuses }: Offer, campus: Campus): string =>
  isSatAt(campuses, campus) ? '' : `. ${placesSaid(campuses, language())}`;

interface OfferListProps {
  id: string;
  labelledBy: string;
  groups: readonly OfferGroup[];
  campus: Campus;
  active: Offer | undefined;
  onChoose(offer: Offer): void;
}

/** The exams found, by subject and level; each says its place among all that are listed, whatever its group. */
export function OfferList({ id, labelledBy, groups, campus, active, onChoose }: OfferListProps) {
  const offers = groups.flatMap((group) => group.offers);
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={styles.list}
      // The focus stays in the text, however the list is scrolled or pressed.
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, offers: ofGroup }, at) => (
        // biome-ignore lint/a11y/useSemanticElements: a list box may hold groups, and no fieldset
        <div key={title} role="group" aria-labelledby={`${id}-group-${at}`}>
          <div role="presentation" id={`${id}-group-${at}`} className={styles.title} lang="en-GB">
            {title}
          </div>
          {ofGroup.map((offer) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text's, which keeps the focus
            <div
              key={optionId(id, offer)}
              id={optionId(id, offer)}
              role="option"
              tabIndex={-1}
              aria-selected={offer === active}
              aria-posinset={offers.indexOf(offer) + 1}
              aria-setsize={offers.length}
              className={styles.option}
              onClick={() => onChoose(offer)}
            >
              <span className={styles.way} lang="en-GB">
                {wayOf(offer.choice)}
              </span>{' '}
              <span className={styles.price}>{formatPence(offer.price + offer.surcharge, language())}</span>{' '}
              <span className={styles.series}>
                {catalogueSaid(offer.choice.series.name, language())}, {offer.choice.option.code}
                {offer.surcharge > 0 && `, ${catalogueSaid(offer.stage.name, language()).toLowerCase()}`}
                {elsewhere(offer, campus)}
              </span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
