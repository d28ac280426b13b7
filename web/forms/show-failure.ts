import { ApiError } from '../api/transport/transport.ts';
import { showError } from '../ui/overlays/toasts.ts';

/** Shows why an action failed. */
export const showFailure = (error: unknown): void =>
  showError(error instanceof ApiError ? error.message : 'Please try again.');
