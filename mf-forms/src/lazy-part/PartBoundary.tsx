import { chunkFailure } from '@forms/shared/contract';
import { Button, Notice } from '@forms/shared/ui';
import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Called before another try. */
  onRetry?(): void;
  children: ReactNode;
}

/** Keeps what breaks in one place of the form from taking the form, and the answers in it, away. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = () => {
      this.props.onRetry?.();
      this.setState({ failed: false });
    };
    const notLoaded = chunkFailure(this.state.error);
    return (
      <Notice
        kind="error"
        title="This part of the form could not be shown."
        actions={<Button onClick={retry}>Try again</Button>}
      >
        {notLoaded && `${notLoaded}. `}Your answers are kept.
      </Notice>
    );
  }
}
