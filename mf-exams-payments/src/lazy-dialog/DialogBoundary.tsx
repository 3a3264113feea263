import { chunkFailure } from '@forms/shared/contract';
import { Button, Notice } from '@forms/shared/platform/ui';
import { Component, type ReactNode } from 'react';

interface DialogBoundaryProps {
  warning: ReactNode;
  onRetry(): void;
  onClose(): void;
  children: ReactNode;
}

/** Stands for a dialog that could not load or broke while it was shown. */
export class DialogBoundary extends Component<DialogBoundaryProps, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override render() {
    const { warning, onRetry, onClose, children } = this.props;
    if (!this.state.failed) return children;
    const notLoaded = chunkFailure(this.state.error);
    const leave = (then: () => void) => () => {
      this.setState({ failed: false });
      then();
    };
    return (
      <Notice
        kind="error"
        title="This part of the page could not be shown."
        actions={
          <>
            <Button onClick={leave(onRetry)}>Try again</Button>
            <Button onClick={leave(onClose)}>Close</Button>
          </>
        }
      >
        {notLoaded && <p>{notLoaded}.</p>}
        {warning}
      </Notice>
    );
  }
}
