import { Component, lazy, type ReactNode, Suspense } from 'react';

const BrokenPage = lazy(() => import('./BrokenPage.tsx'));

interface State {
  readonly failed: boolean;
}

/** A page that breaks is replaced by a calm word and a way out; header and footer stay. */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense fallback={null}>
        <BrokenPage />
      </Suspense>
    );
  }
}
