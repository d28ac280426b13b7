import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { type Toast, useToast } from './toasts.ts';

const ToastView = lazy(() => import('./ToastView.tsx'));

const Corner = styled.div`
  position: fixed;
  right: 24px;
  bottom: calc(24px + env(safe-area-inset-bottom));
  z-index: 70;
  /* A dialog that a mistake leaves open has its buttons in this corner. */
  @media (min-width: 720px) {
    :root:has([data-modal]) &:has([data-tone='bad']) {
      inset: 16px auto auto calc(50% - 200px);
    }
  }
  @media (max-width: 719.98px) {
    left: 0;
    right: 0;
    bottom: calc(16px + env(safe-area-inset-bottom));
    & > div {
      display: grid;
      justify-content: center;
    }
  }
`;

/** Shows the current message. The live regions are always there, so that each message is announced, and once. */
export function ToastHost() {
  const toast = useToast();
  const view = (tone: Toast['tone']) =>
    toast?.tone === tone && (
      <Suspense fallback={null}>
        <ToastView key={toast.id} toast={toast} />
      </Suspense>
    );
  return (
    <Corner data-react-aria-top-layer="true">
      <div role="status">{view('ok')}</div>
      <div role="alert">{view('bad')}</div>
    </Corner>
  );
}
