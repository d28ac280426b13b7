import { Component, lazy, type ReactNode, Suspense } from 'react';
import { type TypedWord, typeAgain, typedWordsIn } from './typed-words.ts';

const BrokenPage = lazy(() => import('./BrokenPage.tsx'));

/** What breaks again within this time would break a third time. */
const AGAIN_MS = 5_000;
/** A page that is drawn anew may wait for its data before its fields are there. */
const FIELDS_COME_MS = 10_000;

interface State {
  readonly failed: boolean;
}

/**
 * A page that breaks, for example because an extension of the browser has changed its document, is drawn once more, and what
 * was typed is typed again. If that breaks too, a calm word and a way out replace it, with what was typed.
 */
export class ErrorBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false };
  private failedAt = Number.NEGATIVE_INFINITY;
  private typed: readonly TypedWord[] = [];
  private readonly watcher: { stop: () => void } = { stop: () => undefined };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  /** The broken page is still in the document. */
  override getSnapshotBeforeUpdate(_: unknown, before: State): null {
    if (this.state.failed && !before.failed) {
      const words = typedWordsIn(document.body);
      // A page that breaks before its fields are filled again has lost nothing that was typed before.
      if (words.length > 0) this.typed = words;
    }
    return null;
  }

  override componentDidUpdate(_: unknown, before: State): void {
    if (this.state.failed && !before.failed) {
      const now = performance.now();
      const mayTryAgain = now - this.failedAt > AGAIN_MS;
      this.failedAt = now;
      if (mayTryAgain) this.setState({ failed: false });
    } else if (before.failed && !this.state.failed) this.typeAgain();
  }

  override componentWillUnmount(): void {
    this.watcher.stop();
  }

  /** Fills the fields as they come, as long as the page is the same. */
  private typeAgain(): void {
    const { pathname } = location;
    let left = this.typed;
    const observer = new MutationObserver(() => fill());
    const timer = setTimeout(() => observer.disconnect(), FIELDS_COME_MS);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
    };
    const fill = () => {
      if (location.pathname === pathname) left = typeAgain(document.body, left);
      if (left.length === 0 || location.pathname !== pathname) stop();
    };
    this.watcher.stop();
    this.watcher.stop = stop;
    observer.observe(document.body, { childList: true, subtree: true });
    fill();
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Suspense fallback={null}>
        <BrokenPage typed={this.typed} />
      </Suspense>
    );
  }
}
