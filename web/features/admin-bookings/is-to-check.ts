import type { PaymentAttentionWire } from '../../api/transport/wire.ts';

/** Whether a payment on the list has its booking: then it is to be checked, and nothing is missing. */
export const isToCheck = ({ reason, matter }: PaymentAttentionWire): boolean =>
  reason === 'paid-twice' || matter !== null;
