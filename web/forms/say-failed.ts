import { ApiError } from '../api/transport/transport.ts';
import { sayError } from '../ui/overlays/toasts.ts';

/** Shows why an action failed. */
export const sayFailed = (error: unknown): void =>
  sayError(error instanceof ApiError ? error.message : 'Please try again.');
