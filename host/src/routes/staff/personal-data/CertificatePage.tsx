import { type ErasureCertificate, heldKindLabels, heldKinds, shownTime } from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { Fact, Facts } from '../record/Facts';
import { OneOfList } from '../record/OneOfList';
import { Part, Record } from '../record/Record';
import styles from './PersonalData.module.css';
import { personalDataCalls } from './personalDataCalls';

/** The certificate of an erasure, to be printed for the file. `hash` is its id. */
export function CertificatePage({ hash }: { hash: string }) {
  const known = personalDataCalls.useHostCertificateQuery({ params: { id: hash } });
  return (
    <OneOfList
      of={known}
      what="certificate"
      list="personal-data"
      heading={({ erasedAt }) => ({ title: 'Certificate of erasure', subtitle: shownTime(erasedAt) })}
    >
      {(certificate) => <Certificate certificate={certificate} />}
    </OneOfList>
  );
}

function Certificate({ certificate }: { certificate: ErasureCertificate }) {
  return (
    <Record actions={<Button onClick={() => window.print()}>Print</Button>}>
      <Part title="Erasure">
        <Facts>
          <Fact name="Erased">{scopes[certificate.scope]}</Fact>
          <Fact name="When">{shownTime(certificate.erasedAt)}</Fact>
          <Fact name="By">{certificate.author}</Fact>
          <Fact name="Certificate">
            <span className={styles.hash}>{certificate.id}</span>
          </Fact>
          <Fact name="Address, as a keyed hash">
            <span className={styles.hash}>{certificate.addressHash}</span>
          </Fact>
        </Facts>
      </Part>
      <Part title="What went">
        <Facts>
          {heldKinds.map((kind) =>
            certificate.removed[kind] ? (
              <Fact key={kind} name={heldKindLabels[kind]}>
                {certificate.removed[kind]}
              </Fact>
            ) : null,
          )}
        </Facts>
      </Part>
      {certificate.kept.length > 0 && <Retained kept={certificate.kept} />}
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
