import { Button } from '@forms/shared/platform/ui';
import { Tooltip } from '@forms/shared/platform/ui/tooltip';
import { type ComponentProps, useId } from 'react';
import styles from './ExplainedButton.module.css';

interface ExplainedButtonProps extends ComponentProps<typeof Button> {
  /** Why it cannot be pressed now; it can be where there is no reason. */
  closedBecause: string | undefined;
}

/**
 * A button that stays reachable while it is closed, so that keyboard and screen reader come to the reason too. Closed or
 * open it is one and the same, so that whoever stands on it still does when that changes.
 */
export function ExplainedButton({ closedBecause, onClick, className = '', ...button }: ExplainedButtonProps) {
  const reasonId = useId();
  const closed = closedBecause !== undefined && { 'aria-disabled': true, 'aria-describedby': reasonId };
  return (
    <>
      <Tooltip
        title={closedBecause}
        trigger={closed ? ['hover', 'focus'] : []}
        placement="bottomLeft"
        destroyOnHidden
        getPopupContainer={({ parentElement }) => parentElement ?? document.body}
      >
        <Button
          {...button}
          {...closed}
          className={`${className} ${closed ? styles.closed : ''}`}
          onClick={closed ? undefined : onClick}
        />
      </Tooltip>
      {closed && (
        <span id={reasonId} className="visually-hidden">
          {closedBecause}
        </span>
      )}
    </>
  );
}
