import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** What stands in place of the children that failed, and what it calls to have them tried again. */
  readonly instead: (error: unknown, retry: () => void) => ReactNode;
  /** Called before they are tried again. */
  readonly onRetry: () => void;
}

interface State {
  readonly failed: { readonly error: unknown } | null;
}

/** Keeps what fails in its place. React itself has classes alone for this. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failed: { error } };
  }

  override componentDidCatch(error: unknown): void {
    console.error('A screen failed', error);
  }

  readonly #retry = () => {
    this.props.onRetry();
    this.setState({ failed: null });
  };

  override render(): ReactNode {
    const { failed } = this.state;
    return failed === null ? this.props.children : this.props.instead(failed.error, this.#retry);
  }
}
