import styles from './views.module.css';

/** Keeps a page's place while a file is on its way. */
export function LoadingView() {
  return (
    <div className={styles.loading} role="status">
      <span className="visually-hidden">Loading the file</span>
    </div>
  );
}
