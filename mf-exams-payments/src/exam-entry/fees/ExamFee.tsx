import { formatPence } from '@forms/shared/contract';
import type { Offer } from '../search/searchExams';
import styles from './ExamFee.module.css';
import { feesOfOffers } from './split';

/** What the exam that is chosen costs, the board's fee apart from the centre's charge. */
export function ExamFee(offer: Offer) {
  const { total, split } = feesOfOffers([offer]);
  return (
    <dl className={styles.fee}>
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
      <div className={styles.total}>
        <dt>This exam</dt>
        <dd>{formatPence(total)}</dd>
      </div>
    </dl>
  );
}
