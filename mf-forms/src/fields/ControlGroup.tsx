import type { ReactNode } from 'react';

interface ControlGroupProps {
  className: string | undefined;
  onLeave(): void;
  children: ReactNode;
}

/** Several controls under one name: they are left when the focus goes outside them all. */
export function ControlGroup({ className, onLeave, children }: ControlGroupProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to its controls and is none itself
    <div
      className={className}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave();
      }}
    >
      {children}
    </div>
  );
}
