import { campusNames, type SellerOfCampus } from '@forms/shared/contract';
import { useServices } from '@forms/shared/platform/services';
import { Button, Loading } from '@forms/shared/platform/ui';
import { Failed } from '../answered/Failed';
import styles from './Sellers.module.css';
import { sellerCalls } from './sellerCalls';
import { setSaid } from './setSaid';

interface SellerVersionsProps {
  of: SellerOfCampus;
  /** The version that is looked at. */
  viewed: number;
  onView(version: SellerOfCampus): void;
}

/** Who sold at a campus before, the newest first. */
export function SellerVersions({ of: { campus, version: now }, viewed, onView }: SellerVersionsProps) {
  const { data, error, refetch } = sellerCalls.useExamsSellerVersionsQuery({ params: { campus } });
  const [ask] = sellerCalls.useLazyExamsEarlierSellerQuery();
  const { requestError } = useServices();

  async function view(version: number) {
    try {
      onView(await ask({ params: { campus, version: String(version) } }, true).unwrap());
    } catch (failure) {
      requestError(failure);
    }
  }
  if (error && !data) return <Failed of="the versions" error={error} onRetry={refetch} />;
  if (!data) return <Loading of="the versions" lines={2} />;
  return (
    <ul className={styles.versions} aria-label={`Versions of the seller in ${campusNames[campus]}`}>
      {data.map(({ version, ...set }) => (
        <li key={version} className={styles.version} aria-current={version === viewed ? 'true' : undefined}>
          <span>
            Version {version}{' '}
            <span className={styles.quiet}>
              {setSaid(set)}
              {version === now && ' · as it is now'}
            </span>
          </span>
          <Button size="small" aria-label={`View version ${version}`} onClick={() => void view(version)}>
            View
          </Button>
        </li>
      ))}
    </ul>
  );
}
