import type { RemoteModules } from '@forms/shared/platform/remotes';
import { BankRowList } from './BankRowList';
import { ImportStatement } from './ImportStatement';
import styles from './Statements.module.css';

/** Bank statements: a file is imported, and its rows are matched with invoices. */
function Statements() {
  return (
    <div className={styles.page}>
      <ImportStatement />
      <BankRowList />
    </div>
  );
}

export default Statements satisfies RemoteModules['mf-exams-payments/Statements'];
