import { Component, type ReactNode } from 'react';
import { loadNewBuild } from './newBuild';

interface RemoteBoundaryProps {
  children: ReactNode;
  /** What stands in the part's place once it has failed. */
  fallback(error: unknown): ReactNode;
  onCatch(error: unknown): void;
}

/** Keeps a part's failure, in loading or in drawing, within the part's place. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { failed: boolean; error: unknown }> {
  override state = { failed: false, error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override componentDidCatch(error: unknown) {
    this.props.onCatch(error);
    void loadNewBuild(error);
  }

  override render() {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
