import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { Recovery } from './recovery.ts';

const BrokenPage = lazy(() => import('./BrokenPage.tsx'));

interface State {
  readonly failed: boolean;
}

/**
 * When a page fails to render, for example because a browser extension changed its document, it is rendered once more and typed
 * texts are restored. If that fails too, an apology with a way out and the typed texts replace it.
 */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };
  /** Loaded after the first load, because it must be available at once when something fails. */
  static recovery: Recovery | undefined;

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override getSnapshotBeforeUpdate(_: unknown, before: State): null {
    if (this.state.failed && !before.failed) ErrorBoundary.recovery?.broke();
    return null;
  }

  override componentDidUpdate(_: unknown, { failed }: State): void {
    if (failed === this.state.failed) return;
    if (failed) ErrorBoundary.recovery?.drawn();
    else if (ErrorBoundary.recovery?.mayDrawAgain()) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense fallback={null}>
        <BrokenPage typed={ErrorBoundary.recovery?.typed ?? []} />
      </Suspense>
    );
  }
}
