import type { OpenApiDocument, OperationObject } from '@wondercast/openapi/document';
import { operations } from '@wondercast/openapi/generated/operations';
import { operationsOf } from '@wondercast/openapi/operations';
import { describe, expect, it } from 'vitest';

const operation = (more: Partial<OperationObject> = {}): OperationObject => ({
  operationId: 'planted',
  'x-role': 'visitor',
  'x-permission': 'none',
  responses: {},
  ...more,
});

const documentOf = (method: 'get' | 'post', more: Partial<OperationObject> = {}): OpenApiDocument => ({
  openapi: '3.1.0',
  info: {},
  components: {},
  paths: { '/planted': { [method]: operation(more) } },
});

describe('what an idempotency key does', () => {
  it('is said of every POST, and of nothing else', () => {
    expect(() => operationsOf(documentOf('post'))).toThrow(/planted.*x-idempotency/);
    expect(() => operationsOf(documentOf('get', { 'x-idempotency': 'stored' }))).toThrow(/planted/);
    expect(operationsOf(documentOf('post', { 'x-idempotency': 'ignored' }))[0]?.idempotency).toBe('ignored');
    expect(operationsOf(documentOf('get'))[0]?.idempotency).toBeNull();
  });

  it('is stored with the booking in one transaction, and ignored where the answer holds a secret', () => {
    const of = (idempotency: string) =>
      operations.filter((each) => each.idempotency === idempotency).map(({ id }) => id);
    expect(of('transactional')).toEqual(['bookForCustomer', 'createBooking']);
    expect(of('ignored')).toEqual(
      expect.arrayContaining(['createPartnerKey', 'rotateWebhookSecret', 'login']),
    );
    expect(of('stored')).toEqual(expect.arrayContaining(['refundBooking', 'createQuote', 'createOrder']));
  });
});

describe('what an operation asks of staff', () => {
  const planted = (more: Partial<OperationObject>) => () => operationsOf(documentOf('get', more));

  it('is said of every operation: one that does not say it is refused', () => {
    const { 'x-permission': _, ...silent } = operation();
    const document = { ...documentOf('get'), paths: { '/planted': { get: silent } } };
    expect(() => operationsOf(document)).toThrow(/planted.*x-permission/);
    expect(planted({ 'x-role': 'admin' })).toThrow(/planted.*permission of core/);
  });

  it('fits its role', () => {
    expect(planted({ 'x-role': 'admin', 'x-permission': 'self' })).toThrow(/planted/);
    expect(planted({ 'x-role': 'user', 'x-permission': 'none' })).toThrow(/planted.*self/);
    expect(planted({ 'x-role': 'visitor', 'x-permission': 'bookings:read' })).toThrow(/planted.*none/);
    expect(planted({ 'x-role': 'admin', 'x-permission': 'bookings:read' })()[0]?.permission).toBe(
      'bookings:read',
    );
  });
});
