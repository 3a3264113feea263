import { ageRuleSaid, catalogueParts, formatPence, placesSaid, shownDay } from '@forms/shared/contract';
import { InLanguages, language } from '@forms/shared/platform/words';
import { say } from '../../words/say';
import { type Offer, surchargeIn } from '../search/searchExams';
import styles from './ExamFee.module.css';
import { feesOfOffers } from './split';

/** What the exam that is chosen costs, the board's fee apart from the centre's charge; until when, and what it is after that. */
export function ExamFee(offer: Offer) {
  const { total, surcharge, split } = feesOfOffers([offer]);
  const { price, stage, next, age, campuses } = offer;
  const where = placesSaid(campuses, language());
  return (
    <div className={styles.fee}>
      <dl className={styles.parts}>
        {split && (
          <>
            <div>
              <dt>{say('Board fee')}</dt>
              <dd>{formatPence(split.boards, language())}</dd>
            </div>
            <div>
              <dt>{say('Centre charge')}</dt>
              <dd>{formatPence(split.centre, language())}</dd>
            </div>
          </>
        )}
        {surcharge > 0 && (
          <div>
            <dt>
              <InLanguages parts={catalogueParts(stage.name, language())} />
            </dt>
            <dd>{formatPence(surcharge, language())}</dd>
          </div>
        )}
        <div className={styles.total}>
          <dt>{say('This exam')}</dt>
          <dd>{formatPence(total, language())}</dd>
        </div>
      </dl>
      <p>
        {say('Enter by {day}.', { day: shownDay(stage.until, language()) })}
        {next &&
          ` ${say('After that it is {sum}, until {day}.', { sum: formatPence(price + surchargeIn(next, offer), language()), day: shownDay(next.until, language()) })}`}
      </p>
      {where && <p>{where}</p>}
      {age && <p>{ageRuleSaid(age, language())}</p>}
    </div>
  );
}
