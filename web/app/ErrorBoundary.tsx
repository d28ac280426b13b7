import { Component, lazy, type ReactNode, Suspense } from 'react';
import type { Recovery } from './recovery.ts';

const BrokenPage = lazy(() => import('./BrokenPage.tsx'));

interface State {
  readonly failed: boolean;
}

/**
 * A page that breaks, for example because an extension of the browser has changed its document, is drawn once more, and what
 * was typed is typed again. If that breaks too, a calm word and a way out replace it, with what was typed.
 */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };
  /** Needed at once when something breaks: there when the first load is over. */
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
