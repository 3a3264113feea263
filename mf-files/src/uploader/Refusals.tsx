import styles from './Uploader.module.css';

/** Why files were not taken: stays where the person looks, after the toast that says so has gone. */
export function Refusals({ messages }: { messages: readonly string[] }) {
  if (messages.length === 0) return null;
  return (
    <ul className={styles.refusals}>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
}
