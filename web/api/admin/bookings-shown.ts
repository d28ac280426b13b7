import { DELIVERY_STATUSES } from '@wondercast/core/bookings/booking/states';
import { PAYMENT_STANDINGS } from '@wondercast/core/money/payment/payment-status';
import type { Parameters } from '../transport/contract.ts';

type Query = NonNullable<Parameters<'/api/admin/bookings', 'get'>['query']>;

/** The query of the list of bookings. Its parameters have the same names in the URL. */
export type BookingsShown = Omit<Query, 'limit' | 'fields'>;

const SORTS = ['createdAt', 'date', 'customer', 'totalPrice', 'reference'] as const;

export type BookingsSort = (typeof SORTS)[number];

const DAY = /^\d{4}-\d\d-\d\d$/;

const dayOf = (text: string | null): string | null => (text && DAY.test(text) ? text : null);

const idOf = (text: string | null): number | null => {
  const id = Number(text ?? Number.NaN);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

const oneOf = <const Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

/** Parameters that filter the list and can be removed again. */
export const FILTERS = [
  'confirmed',
  'cancelled',
  'paymentStatus',
  'deliveryStatus',
  'createdFrom',
  'createdTo',
  'sessionFrom',
  'sessionTo',
  'partnerId',
] as const;

/** Reads the query from a URL; other parameters are ignored. */
export const bookingsShownOf = (parameters: URLSearchParams): BookingsShown => {
  const get = (name: string) => parameters.get(name);
  const confirmed = oneOf(['true', 'false'], get('confirmed'));
  const cancelled = oneOf(['true', 'false'], get('cancelled'));
  return {
    search: get('search')?.trim() || null,
    confirmed: confirmed === null ? null : confirmed === 'true',
    cancelled: cancelled === null ? null : cancelled === 'true',
    paymentStatus: oneOf(PAYMENT_STANDINGS, get('paymentStatus')),
    deliveryStatus: oneOf(DELIVERY_STATUSES, get('deliveryStatus')),
    createdFrom: dayOf(get('createdFrom')),
    createdTo: dayOf(get('createdTo')),
    sessionFrom: dayOf(get('sessionFrom')),
    sessionTo: dayOf(get('sessionTo')),
    partnerId: idOf(get('partnerId')),
    sort: oneOf([...SORTS, ...SORTS.map((sort) => `-${sort}` as const)], get('sort')),
    cursor: get('cursor'),
  };
};
