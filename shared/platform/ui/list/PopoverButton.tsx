import { Button } from 'antd';
import { type ReactNode, useState } from 'react';

interface PopoverButtonProps {
  label: string;
  loading?: boolean;
  isPrimary?: boolean;
  /** What it opens, drawn while it is open. */
  children(anchor: HTMLElement, close: () => void): ReactNode;
}

/** A button that opens something beside it. */
export function PopoverButton({ label, loading = false, isPrimary = false, children }: PopoverButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <Button
        type={isPrimary ? 'primary' : 'default'}
        aria-expanded={anchor !== undefined}
        loading={loading}
        onClick={({ currentTarget }) => setAnchor(anchor ? undefined : currentTarget)}
      >
        {label}
      </Button>
      {anchor && children(anchor, () => setAnchor(undefined))}
    </>
  );
}
