/** @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

interface TitleProps {
  /** Whether the user navigated here, so that focus moves to the title for keyboards and screen readers. */
  readonly arrived: boolean;
  readonly class: string;
  readonly children: ComponentChildren;
}

/** The heading of a view. */
export function Title({ arrived, class: look, children }: TitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the view opens
  useLayoutEffect(() => {
    if (!arrived) return;
    const view = title.current?.closest('.view');
    if ((view?.getBoundingClientRect().top ?? 0) < 0) view?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <h2 ref={title} class={look} tabIndex={-1}>
      {children}
    </h2>
  );
}
