import { type ReactNode, ViewTransition } from 'react';

interface PageTransitionProps {
  readonly path: string;
  readonly children: ReactNode;
}

function Browser({ path, children }: PageTransitionProps) {
  return (
    <ViewTransition name={`page${path.replace(/\W/g, '-')}`} default="none" enter="auto" exit="auto">
      {children}
    </ViewTransition>
  );
}

/**
 * Cross-fades between pages where the browser supports view transitions. Changes within a page do not fade, because React handles
 * no events while the browser captures the old state. On the server it is left out, because React would split the document and add
 * scripts to assemble it. Its explicit name keeps it out of hydration, which would otherwise count it.
 */
export const PageTransition =
  typeof window === 'undefined' ? ({ children }: PageTransitionProps) => children : Browser;
