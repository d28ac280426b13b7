import type { PaymentAttentionWire } from '../../api/transport/wire.ts';

/** Whether a listed payment has its booking, so that it only needs to be checked. */
export const isToCheck = ({ reason, matter }: PaymentAttentionWire): boolean =>
  reason === 'paid-twice' || matter !== null;
