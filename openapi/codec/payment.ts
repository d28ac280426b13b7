import type { PaymentMethod } from '@wondercast/core/money/payment/payment-method';
import type { Wire } from './wire.ts';

export const encodePaymentMethod = (method: PaymentMethod): Wire<'PaymentMethod'> => ({
  id: method.id,
  userId: method.accountId,
  type: method.type,
  lastFour: method.lastFour,
  expiryDate: method.expiryDate,
  cardBrand: method.cardBrand,
  isDefault: method.isDefault,
  stripePaymentMethodId: method.providerId,
  createdAt: method.createdAt.toISOString(),
});
