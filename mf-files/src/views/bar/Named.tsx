import { Tooltip } from '@forms/shared/platform/ui/tooltip';
import { type ReactElement, useState } from 'react';
import styles from './Bar.module.css';

/** Shows a tool's name on hover and on focus, until it is used: on a phone a name would stay over what is looked at. */
export function Named({ name, children }: { name: string; children: ReactElement }) {
  const [isShown, setShown] = useState(false);
  return (
    <Tooltip title={name} mouseEnterDelay={0.5} trigger={['hover', 'focus']} open={isShown} onOpenChange={setShown}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears that the tool in it was used */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key's press is a click too */}
      <span className={styles.named} onClick={() => setShown(false)}>
        {children}
      </span>
    </Tooltip>
  );
}
