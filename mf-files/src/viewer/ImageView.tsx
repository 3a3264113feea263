import { Button, Notice } from '@forms/shared/ui';
import { useState } from 'react';
import styles from './views.module.css';

/** A picture, drawn by the browser, as large as it is and as there is room. */
export function ImageView({ url, title }: { url: string; title: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <Notice
        kind="warning"
        title="This picture could not be shown"
        actions={<Button onClick={() => setFailed(false)}>Try again</Button>}
      >
        It may be damaged, or the connection may have failed.
      </Notice>
    );
  }
  return <img className={styles.image} src={url} alt={title} onError={() => setFailed(true)} />;
}
