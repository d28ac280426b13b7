import { lazy, Suspense } from 'react';
import { useToast } from './toasts.ts';

const ToastView = lazy(() => import('./ToastView.tsx'));

/**
 * Shows the current toast, whose code includes the styles of its corner. The live regions always exist, so that each message is
 * announced exactly once.
 */
export function ToastHost() {
  const toast = useToast();
  const view = toast && (
    <Suspense>
      <ToastView key={toast.id} toast={toast} />
    </Suspense>
  );
  return (
    <div data-react-aria-top-layer="true">
      <div role="status">{toast?.tone === 'ok' && view}</div>
      <div role="alert">{toast?.tone === 'bad' && view}</div>
    </div>
  );
}
