import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { PathParametersProvider } from '../pages/path-parameters.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageTransition } from './PageTransition.tsx';
import { matchRoute } from './routes.ts';
import { Shell } from './Shell.tsx';

export function App() {
  const { pathname } = useLocation();
  // Server and prefetching find a page in the same way. The router's own matching would be as large as all of its links.
  const { route, parameters } = useMemo(() => matchRoute(pathname), [pathname]);
  const { Page } = route.chunk;
  return (
    <ErrorBoundary>
      <Shell>
        <PageTransition key={pathname} path={pathname}>
          <ErrorBoundary>
            <PathParametersProvider value={parameters}>
              <Page />
            </PathParametersProvider>
          </ErrorBoundary>
        </PageTransition>
      </Shell>
    </ErrorBoundary>
  );
}
