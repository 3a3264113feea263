import { ageRuleSaid, formatPence, placesSaid, shownDay } from '@forms/shared/contract';
import { type Offer, surchargeIn } from '../search/searchExams';
import styles from './ExamFee.module.css';
import { feesOfOffers } from './split';

/** What the exam that is chosen costs, the board's fee apart from the centre's charge; until when, and what it is after that. */
export function ExamFee(offer: Offer) {
  const { total, surcharge, split } = feesOfOffers([offer]);
  const { price, stage, next, age, campuses } = offer;
  return (
    <div className={styles.fee}>
      <dl className={styles.parts}>
        {split && (
          <>
            <div>
              <dt>Board fee</dt>
              <dd>{formatPence(split.boards)}</dd>
            </div>
            <div>
              <dt>Centre charge</dt>
              <dd>{formatPence(split.centre)}</dd>
            </div>
          </>
        )}
        {surcharge > 0 && (
          <div>
            <dt>{stage.name}</dt>
            <dd>{formatPence(surcharge)}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>This exam</dt>
          <dd>{formatPence(total)}</dd>
        </div>
      </dl>
      <p>
        Enter by {shownDay(stage.until)}.
        {next && ` After that it is ${formatPence(price + surchargeIn(next, offer))}, until ${shownDay(next.until)}.`}
      </p>
      {placesSaid(campuses) && <p>{placesSaid(campuses)}</p>}
      {age && <p>{ageRuleSaid(age)}</p>}
    </div>
  );
}
