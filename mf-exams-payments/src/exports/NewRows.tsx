import { type ExportPreview, IDEMPOTENCY_HEADER, type Period } from '@forms/shared/contract';
import { randomId } from '@forms/shared/platform/store';
import { Button, Loading, Notice } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { Failed } from '../answered/Failed';
import { whyItFailed } from '../answered/whyItFailed';
import { counted } from './counted';
import styles from './Exports.module.css';
import { exportCalls } from './exportCalls';
import { Totals } from './Totals';

/** What of a period is new, to be exported as it is shown. */
export function NewRows({ period }: { period: Period }) {
  const { currentData, error, isFetching, refetch } = exportCalls.useExamsPreviewExportQuery(
    { query: period },
    { refetchOnFocus: true, refetchOnReconnect: true },
  );
  const [make, { isLoading }] = exportCalls.useExamsMakeExportMutation();
  const [journey, setJourney] = useState(randomId);
  const [done, setDone] = useState<number>();
  const [failure, setFailure] = useState<string>();

  async function press({ version }: ExportPreview) {
    setDone(undefined);
    setFailure(undefined);
    try {
      const headers = { [IDEMPOTENCY_HEADER]: journey };
      const { number } = await make({ body: { ...period, version }, headers }).unwrap();
      setDone(number);
    } catch (refused) {
      setFailure(whyItFailed(refused));
      await refetch();
    }
    setJourney(randomId());
  }

  return (
    <>
      <div role="status">
        {done !== undefined && <Notice title={`Batch ${done} is exported. Its files stand below.`} />}
      </div>
      {failure && <Notice kind="error" title={failure} />}
      {error ? (
        <Failed of="what is new" error={error} onRetry={refetch} />
      ) : (
        !currentData && <Loading of="what is new" lines={6} />
      )}
      {!error && currentData && (
        <>
          <Before before={currentData.before} isNothingNew={isNothing(currentData)} />
          {!isNothing(currentData) && (
            <>
              <Totals totals={currentData.totals} />
              <div>
                <Button
                  type="primary"
                  loading={isLoading}
                  disabled={isFetching}
                  onClick={() => void press(currentData)}
                >
                  Export these
                </Button>
              </div>
            </>
          )}
        </>
      )}
    </>
  );
}

const isNothing = ({ totals: { accounts: _, ...sums } }: ExportPreview) =>
  Object.values(sums).every(({ count }) => count === 0);

/** What the period has that stands in a batch already. */
function Before({ before, isNothingNew }: Pick<ExportPreview, 'before'> & { isNothingNew: boolean }) {
  if (before.length === 0) return isNothingNew ? <p>There is nothing to export in this period.</p> : null;
  return (
    <div className={styles.before}>
      <p>{isNothingNew ? 'Everything of this period is exported already:' : 'Exported already, and left out here:'}</p>
      <ul>
        {before.map(({ batch, documents, payments }) => (
          <li key={batch}>
            Batch {batch}: {counted(documents, 'document')}, {counted(payments, 'payment')}
          </li>
        ))}
      </ul>
    </div>
  );
}
