import {
  accountLabels,
  accountLines,
  type Campus,
  campusNames,
  PROVIDER,
  type Seller,
  type SellerOfCampus,
  taxCodeLabels,
  taxedKinds,
} from '@forms/shared/contract';
import { Button, Notice } from '@forms/shared/platform/ui';
import { useState } from 'react';
import { logoAddress } from './logoAddress';
import styles from './Sellers.module.css';
import { SellerVersions } from './SellerVersions';
import { setSaid } from './setSaid';
import { taxedKindLabels } from './taxedKindLabels';

interface SellerCardProps {
  of: SellerOfCampus;
  /** Edits them, beginning with what stands there or with what they were. */
  onEdit(from: Seller | null): void;
}

/** Who sells at a campus, about as documents have it, and who did before: saved again, that holds again. */
export function SellerCard({ of, onEdit }: SellerCardProps) {
  const [showsVersions, setShowsVersions] = useState(false);
  const [earlier, setEarlier] = useState<SellerOfCampus>();
  const { campus, seller, version } = earlier ?? of;
  return (
    <section className={styles.card} aria-label={campusNames[campus]}>
      <header className={styles.head}>
        <h2>{campusNames[campus]}</h2>
        <div className={styles.ways}>
          {of.version > 0 && (
            <Button
              aria-expanded={showsVersions}
              aria-label={`Versions of the seller in ${campusNames[campus]}`}
              onClick={() => {
                setShowsVersions(!showsVersions);
                setEarlier(undefined);
              }}
            >
              Versions
            </Button>
          )}
          <Button aria-label={`Edit seller in ${campusNames[campus]}`} onClick={() => onEdit(seller)}>
            Edit
          </Button>
        </div>
      </header>
      {showsVersions && (
        <SellerVersions
          of={of}
          viewed={version}
          onView={(next) => setEarlier(next.version === of.version ? undefined : next)}
        />
      )}
      {earlier && (
        <Notice
          title={`Version ${version} stands here`}
          actions={<Button onClick={() => setEarlier(undefined)}>Back to now</Button>}
        >
          To have it hold again, edit it and save it.
        </Notice>
      )}
      {seller ? (
        <Details campus={campus} seller={seller} />
      ) : (
        <p className={styles.quiet}>
          Not set yet. Documents are headed “{PROVIDER} {campusNames[campus]}”, and name the account of the server’s
          settings, where there is one.
        </p>
      )}
      {version > 0 && <p className={styles.quiet}>{setSaid(earlier ?? of)}</p>}
    </section>
  );
}

function Details({ campus, seller }: { campus: Campus; seller: NonNullable<SellerOfCampus['seller']> }) {
  const { legalName, address, telephone, companyNumber, vatNumber, tax, terms, logo } = seller;
  const account = accountLines(seller, campus, accountLabels);
  return (
    <>
      <div className={styles.letterhead}>
        {logo !== '' && <img src={logoAddress(logo)} alt="" className={styles.logo} />}
        <p className={styles.lines}>
          {[legalName, ...address, telephone, companyNumber]
            .filter((line) => line !== '')
            .map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike
              <span key={at}>{line}</span>
            ))}
        </p>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>Bank account</dt>
          <dd className={styles.lines}>
            {account.length === 0 ? 'None' : account.map((line) => <span key={line}>{line}</span>)}
          </dd>
        </div>
        <div>
          <dt>VAT</dt>
          <dd className={styles.lines}>
            {vatNumber === '' ? (
              'Not registered'
            ) : (
              <>
                <span>{vatNumber}</span>
                {taxedKinds.map((kind) => (
                  <span key={kind}>
                    {taxedKindLabels[kind]}: {taxCodeLabels[tax[kind]]}
                  </span>
                ))}
              </>
            )}
          </dd>
        </div>
        <div>
          <dt>Payment terms</dt>
          <dd className={styles.terms}>{terms || 'None'}</dd>
        </div>
      </dl>
    </>
  );
}
