import { shownTime } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { useServices } from '@forms/shared/platform/services';
import { Button, Loading } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { Failed } from '../../../Failed';
import { Part } from '../../record/Record';
import styles from '../writing/Writing.module.css';
import { acceptedSaid } from './acceptedSaid';
import { termsCalls } from './termsCalls';

interface AcceptancesProps {
  slug: string;
  version: number;
  accepted: number;
}

/** By which applications a version of terms was accepted and when, the newest first; all of them as a file. */
export function Acceptances({ slug, version, accepted }: AcceptancesProps) {
  const params = { slug, version: String(version) };
  const [place, setPlace] = useState<string>();
  const { data, error, refetch } = termsCalls.useHostTermsAcceptancesQuery({
    params,
    query: place === undefined ? {} : { place },
  });
  const [save, { isLoading }] = termsCalls.useHostExportAcceptancesMutation();
  const { requestError } = useServices();
  const turns = [
    ['Newer', data?.previous],
    ['Older', data?.next],
  ] as const;
  return (
    <Part title={acceptedSaid(accepted)}>
      {error && !data && <Failed what="Who accepted them" error={error} onRetry={refetch} />}
      {!error && !data && <Loading of="who accepted them" lines={4} />}
      {data && data.rows.length > 0 && (
        <ul className={styles.list}>
          {data.rows.map(({ id, reference, acceptedAt }) => (
            <li key={id} className={styles.acceptance}>
              <Link to={`/staff/enquiry/${id}`}>{reference}</Link>
              <time className={styles.quiet} dateTime={acceptedAt}>
                {shownTime(acceptedAt)}
              </time>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.bar}>
        {turns.map(
          ([word, to]) =>
            to && (
              <Button key={word} onClick={() => setPlace(to)}>
                {word}
              </Button>
            ),
        )}
        <Button loading={isLoading} onClick={() => void save({ params }).unwrap().catch(requestError)}>
          Export all
        </Button>
      </div>
    </Part>
  );
}
