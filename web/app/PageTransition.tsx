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
 * Pages cross-fade where the browser can: one page for another, and nothing within a page, because React hears no event
 * while the browser takes its picture of what was there. The server leaves this out: there React would split the
 * document and add scripts to put it together. The name of its own keeps it out of hydration, which would otherwise
 * count it.
 */
export const PageTransition =
  typeof window === 'undefined' ? ({ children }: PageTransitionProps) => children : Browser;
