import { queryOptions } from '@tanstack/react-query';
import { newKey } from '@wondercast/client/new-key';
import type { Body } from '../transport/contract.ts';
import { read } from '../transport/transport.ts';
import type { PaymentMethodWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';

/** The account's saved payment methods, newest first. */
export const paymentMethodsQuery = queryOptions({
  queryKey: ['mine', 'payment-methods'],
  queryFn: read('/api/payment-methods'),
});

export const addPaymentMethod = (body: Body<'/api/payment-methods', 'post'>): Promise<PaymentMethodWire> =>
  write('post', '/api/payment-methods', { body, idempotencyKey: newKey() });

export const removePaymentMethod = (id: number) =>
  write('delete', '/api/payment-methods/{id}', { path: { id } });

export const setDefaultPaymentMethod = (id: number): Promise<PaymentMethodWire> =>
  write('patch', '/api/payment-methods/{id}/default', { path: { id } });

/** The secret with which the provider's own form saves a card. @throws ApiError */
export const openMethodSetup = async (): Promise<string> =>
  (await write('post', '/api/payment-methods/setup')).clientSecret;
