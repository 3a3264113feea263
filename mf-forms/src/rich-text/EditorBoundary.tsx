import { Component, Fragment, type ReactNode } from 'react';

interface EditorBoundaryProps {
  /** Called when what is in it broke and begins anew. */
  onRestart(): void;
  children: ReactNode;
}

/** More restarts than this in a row of a field's life are no accident any more. */
const MOST_RESTARTS = 5;

/**
 * Draft and the browser write into the same elements, and an input method or an extension can bring them apart so that
 * Draft fails. What is in it is then drawn anew, from the last content; if that goes on, the part above takes over.
 */
export class EditorBoundary extends Component<EditorBoundaryProps, { failure: unknown; restarts: number }> {
  override state = { failure: undefined, restarts: 0 };

  static getDerivedStateFromError(failure: unknown) {
    return { failure };
  }

  override componentDidCatch() {
    if (this.state.restarts >= MOST_RESTARTS) return;
    this.setState(({ restarts }) => ({ failure: undefined, restarts: restarts + 1 }));
    this.props.onRestart();
  }

  override render() {
    const { failure, restarts } = this.state;
    if (failure === undefined) return <Fragment key={restarts}>{this.props.children}</Fragment>;
    if (restarts >= MOST_RESTARTS) throw failure;
    return null;
  }
}
