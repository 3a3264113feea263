import type { ErasureCertificate } from '@forms/shared/contract';
import { Link } from '@forms/shared/platform/routing';
import { skipToken } from '@forms/shared/platform/store';
import { Loading, Notice } from '@forms/shared/platform/ui';
import { useEffect, useRef, useState } from 'react';
import { Failed } from '../../Failed';
import { usePageHeading } from '../../usePageHeading';
import { Part } from '../record/Record';
import { AddressForm } from './AddressForm';
import { Certificates } from './Certificates';
import { Held } from './Held';
import styles from './PersonalData.module.css';
import { personalDataCalls } from './personalDataCalls';
import { RetentionRules } from './RetentionRules';

/** One person's data: found by their address, handed over, erased. The address stands in no address of a page. */
export function PersonalDataPage() {
  usePageHeading({ title: 'Personal data' });
  const [email, setEmail] = useState<string>();
  const [erased, setErased] = useState<ErasureCertificate>();
  const asked = email === undefined ? skipToken : { body: { email } };
  const { currentData: held, error, isFetching, refetch } = personalDataCalls.useHostPersonalDataQuery(asked);

  const done = useRef<HTMLDivElement>(null);
  // What was pressed is gone.
  useEffect(() => {
    if (erased) done.current?.focus();
  }, [erased]);

  return (
    <div className={styles.page}>
      <AddressForm
        isLooking={isFetching}
        onFind={(address) => {
          setErased(undefined);
          setEmail(address);
        }}
      />
      {erased && (
        <div ref={done} tabIndex={-1}>
          <Notice kind="success" title="It is erased">
            <Link to={`/staff/erasure/${erased.id}`}>The certificate</Link> says what went, and nothing of whom.
          </Notice>
        </div>
      )}
      {error && !held && <Failed what="What is held" error={error} onRetry={refetch} />}
      {!error && email !== undefined && !held && <Loading of="what is held" lines={6} />}
      {held && <Held key={held.email} held={held} isErased={erased !== undefined} onErased={setErased} />}
      {email === undefined && (
        <>
          <Earlier />
          <RetentionRules />
        </>
      )}
    </div>
  );
}

/** What was erased so far, of whomever. */
function Earlier() {
  const { data, error, refetch } = personalDataCalls.useHostCertificatesQuery();
  if (error && !data) return <Failed what="The certificates" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the certificates" lines={3} />;
  return (
    <Part title="Certificates">
      {data.length === 0 ? <p>Nothing has been erased yet.</p> : <Certificates certificates={data} />}
    </Part>
  );
}
