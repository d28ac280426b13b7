import { type ReactNode, ViewTransition } from 'react';

interface PageTransitionProps {
  readonly path: string;
  readonly children: ReactNode;
}

function Browser({ path, children }: PageTransitionProps) {
  return <ViewTransition name={`page${path.replace(/\W/g, '-')}`}>{children}</ViewTransition>;
}

/**
 * Pages cross-fade where the browser can. The server leaves this out: there React would split the document and add
 * scripts to put it together. The name of its own keeps it out of hydration, which would otherwise count it.
 */
export const PageTransition =
  typeof window === 'undefined' ? ({ children }: PageTransitionProps) => children : Browser;
