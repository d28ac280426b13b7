import { PAID_NOT_BOOKED } from '@wondercast/core/money/payment/words';
import { ApiError } from '../../api/transport/transport.ts';
import { showError } from '../../ui/overlays/toasts.ts';

const FAILED = 'There was an error creating your booking. Please try again.';

const wordsOf = (error: unknown): string => {
  if (error instanceof ApiError) return error.words ?? `HTTP ${error.status}: ${error.statusText}`;
  return FAILED;
};

/** The reply tells neither that it was booked nor why it was not. A retry with the same key will tell. */
export class UnclearAnswer extends Error {}

/** Shows why nothing was booked (specification §8). */
export const showNotBooked = (error: unknown): void =>
  showError(wordsOf(error), error instanceof UnclearAnswer ? 'Checkout Failed' : 'Booking Creation Failed');

/** Shown only when it is uncertain that the booking will be created automatically (decision 024). */
export const showPaidNotBooked = (): void => showError(PAID_NOT_BOOKED, 'Booking Creation Failed');

export const isPaidNotBooked = (error: unknown): boolean =>
  error instanceof ApiError && error.words === PAID_NOT_BOOKED;
