import { ApiError } from '../../api/transport/transport.ts';
import { showError } from '../../ui/overlays/toasts.ts';

/** Shows why an action failed. */
export const showRefusal =
  (title: string) =>
  (error: Error): void =>
    showError(
      error instanceof ApiError ? error.message : 'The shop cannot be reached. Please try again.',
      title,
    );
