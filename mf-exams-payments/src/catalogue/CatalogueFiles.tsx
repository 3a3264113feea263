import { type OffersFile, offersFiles, routes } from '@forms/shared/contract';
import { addressOf } from '@forms/shared/platform/store';
import styles from './Catalogue.module.css';

const titles: Readonly<Record<OffersFile, string>> = {
  'catalogue.xlsx': 'Excel',
  'offers.csv': 'Offers as CSV',
  'papers.csv': 'Papers as CSV',
};

/** The catalogue as files, which can be edited and imported again. */
export function CatalogueFiles() {
  return (
    <ul className={styles.files} aria-label="Download the catalogue">
      {offersFiles.map((name) => (
        <li key={name}>
          <a href={addressOf(routes.offersFile, { name })} download={name}>
            {titles[name]}
          </a>
        </li>
      ))}
    </ul>
  );
}
