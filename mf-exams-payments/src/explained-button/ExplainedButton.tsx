import { Button, Tooltip } from '@forms/shared/ui';
import { type ComponentProps, useId } from 'react';
import styles from './ExplainedButton.module.css';

interface ExplainedButtonProps extends ComponentProps<typeof Button> {
  /** Why it cannot be pressed now; it can be where there is no reason. */
  closedBecause: string | undefined;
}

/** A button that stays reachable while it is closed, so that keyboard and screen reader come to the reason too. */
export function ExplainedButton({ closedBecause, onClick, className = '', ...button }: ExplainedButtonProps) {
  const reasonId = useId();
  if (!closedBecause) return <Button {...button} className={className} onClick={onClick} />;
  return (
    <>
      <Tooltip
        title={closedBecause}
        trigger={['hover', 'focus']}
        placement="bottomLeft"
        getPopupContainer={({ parentElement }) => parentElement ?? document.body}
      >
        <Button {...button} className={`${className} ${styles.closed}`} aria-disabled aria-describedby={reasonId} />
      </Tooltip>
      <span id={reasonId} className="visually-hidden">
        {closedBecause}
      </span>
    </>
  );
}
