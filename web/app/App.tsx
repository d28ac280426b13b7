import { Route, Routes, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { PageTransition } from './PageTransition.tsx';
import { routes } from './routes.ts';
import { Shell } from './Shell.tsx';

export function App() {
  const { pathname } = useLocation();
  return (
    <Shell>
      <PageTransition key={pathname} path={pathname}>
        <ErrorBoundary>
          <Routes>
            {routes.map(({ path, chunk: { Page } }) => (
              <Route key={path} path={path} caseSensitive element={<Page />} />
            ))}
          </Routes>
        </ErrorBoundary>
      </PageTransition>
    </Shell>
  );
}
