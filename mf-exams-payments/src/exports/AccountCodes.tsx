import { exportAccountNames, exportAccounts } from '@forms/shared/contract';
import { Button, Loading } from '@forms/shared/platform/ui';
import { useId, useState } from 'react';
import { Failed } from '../answered/Failed';
import { CodesDialog } from './CodesDialog';
import styles from './Exports.module.css';
import { exportCalls } from './exportCalls';

/** How the accounting program calls the accounts that exports are booked to. */
export function AccountCodes() {
  const { data, error, refetch } = exportCalls.useExamsAccountCodesQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const [isEdited, setIsEdited] = useState(false);
  const title = useId();
  return (
    <section className={styles.section} aria-labelledby={title}>
      <h2 id={title}>Account codes</h2>
      {error && <Failed of="the codes" error={error} onRetry={refetch} />}
      {!error && !data && <Loading of="the codes" lines={4} />}
      {data && (
        <>
          <dl className={styles.codes}>
            {exportAccounts.map((account) => (
              <div key={account}>
                <dt>{exportAccountNames[account]}</dt>
                <dd>{data.codes[account]}</dd>
              </div>
            ))}
            <div>
              <dt>Sage customer account</dt>
              <dd>{data.sageCustomer}</dd>
            </div>
          </dl>
          <div>
            <Button onClick={() => setIsEdited(true)}>Edit codes</Button>
          </div>
          {isEdited && <CodesDialog stored={data} onClose={() => setIsEdited(false)} />}
        </>
      )}
    </section>
  );
}
