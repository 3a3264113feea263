import { type ErasureCertificate, heldKindLabels, heldKinds, shownTime } from '@forms/shared/contract';
import { Button, Loading } from '@forms/shared/platform/ui';
import { readFailure } from '../../../services/failure';
import { Failed } from '../../Failed';
import { usePageHeading } from '../../usePageHeading';
import { Fact, Facts } from '../record/Facts';
import { Gone } from '../record/Gone';
import { Part, Record } from '../record/Record';
import styles from './PersonalData.module.css';
import { personalDataCalls } from './personalDataCalls';

/** The certificate of an erasure, to be printed for the file. `hash` is its id. */
export function CertificatePage({ hash }: { hash: string }) {
  const { data, error, refetch } = personalDataCalls.useHostCertificateQuery({ params: { id: hash } });
  const isGone = error !== undefined && readFailure(error).status === 404;
  usePageHeading({
    title: isGone ? 'Certificate not found' : data ? 'Certificate of erasure' : '',
    subtitle: data ? shownTime(data.erasedAt) : '',
  });
  if (isGone) return <Gone what="certificate" list="personal-data" />;
  if (error && !data) return <Failed what="The certificate" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the certificate" lines={6} />;
  return (
    <Record actions={<Button onClick={() => window.print()}>Print</Button>}>
      <Part title="Erasure">
        <Facts>
          <Fact name="Erased">{scopes[data.scope]}</Fact>
          <Fact name="When">{shownTime(data.erasedAt)}</Fact>
          <Fact name="By">{data.author}</Fact>
          <Fact name="Certificate">
            <span className={styles.hash}>{data.id}</span>
          </Fact>
          <Fact name="Address, as a keyed hash">
            <span className={styles.hash}>{data.addressHash}</span>
          </Fact>
        </Facts>
      </Part>
      <Part title="What went">
        <Facts>
          {heldKinds.map((kind) =>
            data.removed[kind] ? (
              <Fact key={kind} name={heldKindLabels[kind]}>
                {data.removed[kind]}
              </Fact>
            ) : null,
          )}
        </Facts>
      </Part>
      {data.kept.length > 0 && <Retained kept={data.kept} />}
    </Record>
  );
}

const scopes: Readonly<Record<ErasureCertificate['scope'], string>> = {
  person: 'All that was held of one address',
  enquiry: 'One enquiry or application',
  contact: 'One message of the contact form',
};

function Retained({ kept }: { kept: ErasureCertificate['kept'] }) {
  return (
    <Part title="What the accounts keep">
      <Facts>
        {kept.map(({ reference, numbers }) => (
          <Fact key={reference} name={reference}>
            {numbers.join(', ')}
          </Fact>
        ))}
      </Facts>
      <p className={styles.note}>
        Numbers, dates, sums, lines and payments, without who it was: accounts have to be kept by law.
      </p>
    </Part>
  );
}
