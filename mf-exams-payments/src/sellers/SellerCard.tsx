import {
  accountLabels,
  accountLines,
  type Campus,
  campusNames,
  PROVIDER,
  type SellerOfCampus,
  shownDay,
  taxCodeLabels,
  taxedKinds,
} from '@forms/shared/contract';
import { Button } from '@forms/shared/platform/ui';
import { logoAddress } from './logoAddress';
import styles from './Sellers.module.css';
import { taxedKindLabels } from './taxedKindLabels';

interface SellerCardProps {
  of: SellerOfCampus;
  onEdit(): void;
}

/** Who sells at a campus, about as documents have it. */
export function SellerCard({ of, onEdit }: SellerCardProps) {
  const { campus, seller, changedBy, changedAt } = of;
  return (
    <section className={styles.card} aria-label={campusNames[campus]}>
      <header className={styles.head}>
        <h2>{campusNames[campus]}</h2>
        <Button aria-label={`Edit seller in ${campusNames[campus]}`} onClick={onEdit}>
          Edit
        </Button>
      </header>
      {seller ? (
        <Details campus={campus} seller={seller} />
      ) : (
        <p className={styles.quiet}>
          Not set yet. Documents are headed “{PROVIDER} {campusNames[campus]}”, and name the account of the server’s
          settings, where there is one.
        </p>
      )}
      {changedBy && changedAt && (
        <p className={styles.quiet}>
          Set by {changedBy}, {shownDay(changedAt.slice(0, 10))}
        </p>
      )}
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
