import { linesOf, type payerOf } from '@forms/shared/contract';
import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import { say } from '../words/say';
import { FeesSummary } from './FeesSummary';
import styles from './InvoicePage.module.css';
import type { useInvoice } from './useInvoice';

/** Where the provider publishes its fees for examinations. */
const FEES_ADDRESS = '/exam-fees';

interface InvoiceFeesProps
  extends Pick<ReturnType<typeof useInvoice>, 'exams' | 'lines' | 'lacks' | 'isError' | 'refetch'> {
  payer: ReturnType<typeof payerOf>;
}

/** What it costs and who it is made out to, or why that cannot be said. */
export function InvoiceFees({ exams, lines, lacks, isError, refetch, payer }: InvoiceFeesProps) {
  return (
    <div className={styles.invoice}>
      {isError && (
        <Notice
          kind="error"
          title={say('The fees could not be loaded.')}
          actions={<Button onClick={refetch}>{say('Try again')}</Button>}
        >
          {say('Your answers are kept.')}
        </Notice>
      )}
      {payer.organisation !== '' && (
        <p>
          {say('The invoice is made out to {payer}.', { payer: [payer.organisation, ...linesOf(payer)].join(', ') })}
        </p>
      )}
      {lacks !== undefined && (
        <Notice kind="error" title={lacks}>
          {say('Your answers are kept.')}
        </Notice>
      )}
      {lines && lacks === undefined && <FeesSummary {...lines} />}
      {!lines && !isError && <Loading of={say('fees')} lines={exams.length + 8} />}
      <p className={styles.note}>
        {say('All of our fees are published on our website')}
        {exams.length > 0 && (
          <>
            :{' '}
            <a href={FEES_ADDRESS} target="_blank" rel="noreferrer">
              {say('examination fees')}
              <span className={styles.onScreen}> ({say('opens in a new tab')})</span>
            </a>
          </>
        )}
        .
      </p>
    </div>
  );
}
