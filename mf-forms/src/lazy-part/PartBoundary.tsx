import { Component, type ReactNode } from 'react';
import { PartFailed } from './PartFailed';

interface PartBoundaryProps {
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
    return <PartFailed error={this.state.error} onRetry={() => this.setState({ failed: false })} />;
  }
}
