import { lazy, Suspense } from 'react';
import { useToast } from './toasts.ts';

const ToastView = lazy(() => import('./ToastView.tsx'));

/** Shows the current message, which brings the look of its corner. The live regions are always there, so that each message is announced, and once. */
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
