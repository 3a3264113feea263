import { Button, Notice } from '@forms/shared/ui';
import { Component, type ReactNode } from 'react';

interface PartBoundaryProps {
  /** Called before another try. */
  onRetry?(): void;
  children: ReactNode;
}

/** Keeps what breaks in one place of the form from taking the form, and the answers in it, away. */
export class PartBoundary extends Component<PartBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    const retry = () => {
      this.props.onRetry?.();
      this.setState({ failed: false });
    };
    return (
      <Notice
        kind="error"
        title="This part of the form could not be shown."
        actions={<Button onClick={retry}>Try again</Button>}
      >
        Your answers are kept.
      </Notice>
    );
  }
}
