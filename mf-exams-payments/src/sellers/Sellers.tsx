import type { Campus, Seller } from '@forms/shared/contract';
import type { RemoteModules } from '@forms/shared/platform/remotes';
import { Loading } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { Failed } from '../answered/Failed';
import { SellerCard } from './SellerCard';
import { SellerDialog } from './SellerDialog';
import styles from './Sellers.module.css';
import { sellerCalls } from './sellerCalls';

/** Who sells at each campus, as documents say it. */
function Sellers() {
  const { data, error, refetch } = sellerCalls.useExamsSellersQuery(undefined, {
    refetchOnFocus: true,
    refetchOnReconnect: true,
  });
  const [edited, setEdited] = useState<{ campus: Campus; from: Seller | null }>();
  if (error) {
    return <Failed of="who sells" error={error} onRetry={refetch} />;
  }
  if (!data) return <Loading of="who sells" lines={8} />;
  const stored = data.find(({ campus }) => campus === edited?.campus);
  return (
    <div className={styles.page}>
      <p className={styles.quiet}>
        An invoice keeps the details with which it was issued: what is changed here holds for later ones.
      </p>
      {data.map((each) => (
        <SellerCard
          // What was looked at is over once another version holds.
          key={`${each.campus} ${each.version}`}
          of={each}
          onEdit={(from) => setEdited({ campus: each.campus, from })}
        />
      ))}
      {stored && edited && <SellerDialog stored={stored} from={edited.from} onClose={() => setEdited(undefined)} />}
    </div>
  );
}

export default Sellers satisfies RemoteModules['mf-exams-payments/Sellers'];
