import { type ExportBatch, exportFormats, formatPence, shownDay, shownTime } from '@forms/shared/contract';
import { Loading } from '@forms/shared/platform/ui';
import { useId } from 'react';
import { Failed } from '../answered/Failed';
import { counted } from './counted';
import styles from './Exports.module.css';
import { exportCalls } from './exportCalls';

/** What was exported before, each batch with its files. */
export function Batches() {
  const { data, error, refetch } = exportCalls.useExamsExportBatchesQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const title = useId();
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title}>Exported before</h2>
      {error ? (
        <Failed of="the batches" error={error} onRetry={refetch} />
      ) : (
        !data && <Loading of="the batches" lines={4} />
      )}
      {data?.length === 0 && <p>Nothing yet. A batch stays here for good, and its files stay the same.</p>}
      {data && data.length > 0 && (
        <ol className={styles.batches}>
          {data.map((batch) => (
            <Batch key={batch.number} batch={batch} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Batch({ batch: { number, from, to, madeAt, author, totals, files, lastDownload } }: { batch: ExportBatch }) {
  const { invoices, creditNotes, moneyIn, moneyOut } = totals;
  return (
    <li className={styles.batch}>
      <h3>
        Batch {number}: {shownDay(from)} to {shownDay(to)}
      </h3>
      <p className={styles.quiet}>
        Exported by {author}, {shownTime(madeAt)}.
        {lastDownload && ` Last downloaded by ${lastDownload.author}, ${shownTime(lastDownload.madeAt)}.`}
      </p>
      <p>
        {counted(invoices.count + creditNotes.count, 'document')}, {formatPence(invoices.amount + creditNotes.amount)}.
        Money in {formatPence(moneyIn.amount)}, out {formatPence(moneyOut.amount)}.
      </p>
      <ul className={styles.files}>
        {files.map(({ format, part, parts, url }) => (
          <li key={url}>
            <a href={url} download>
              {exportFormats[format].label}
              {parts > 1 && ` (${part} of ${parts})`}
              <span className="visually-hidden"> of batch {number}</span>
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
