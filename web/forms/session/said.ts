import { ApiError } from '../../api/transport/transport.ts';
import { sayError } from '../../ui/overlays/toasts.ts';

/** Shows why an action failed, and reads the session again. */
export const sayRefused =
  (title: string) =>
  (error: Error): void =>
    sayError(
      error instanceof ApiError ? error.message : 'The shop cannot be reached. Please try again.',
      title,
    );
