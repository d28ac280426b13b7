import { ApiError } from '../../api/transport/transport.ts';
import { sayError } from '../../ui/overlays/toasts.ts';

/** Says why something was not done; what is shown is read again meanwhile. */
export const sayRefused =
  (title: string) =>
  (error: Error): void =>
    sayError(
      error instanceof ApiError ? error.message : 'The shop cannot be reached. Please try again.',
      title,
    );
