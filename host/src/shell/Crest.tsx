import styles from './Crest.module.css';

/** An open book under an arch. */
export function Crest() {
  return (
    <svg className={styles.crest} viewBox="0 0 36 40" width="36" height="40" aria-hidden="true">
      <path d="M2 38V18C2 8 9 2 18 2s16 6 16 16v20Z" fill="none" stroke="currentColor" strokeWidth="2" />
      <path
        d="M18 19c-3-2.5-7-3-10.5-2.5V29c3.5-.5 7.5 0 10.5 2.5 3-2.5 7-3 10.5-2.5V16.5C25 16 21 16.5 18 19Zm0 0v12.5"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </svg>
  );
}
