import { DELIVERY_STATUSES } from '@wondercast/core/bookings/booking/states';
import { lineTotal } from '@wondercast/core/buying/cart/cart';
import { CART_STORAGE_KEY } from '@wondercast/core/buying/cart/storage-key';
import { DISCOUNT_TYPES } from '@wondercast/core/buying/discount/code-text';
import { EMPTY_SLOT, flatTime } from '@wondercast/core/calendar/scheduling/slot';
import { ZONE_LABELS, ZONES } from '@wondercast/core/calendar/scheduling/zone';
import { ORDER_DEFAULTS } from '@wondercast/core/desk/order/order';
import { formatDay, formatDayLong } from '@wondercast/core/kernel/calendar';
import { toAmount } from '@wondercast/core/kernel/money';
import { PAYMENT_STATUSES } from '@wondercast/core/money/payment/payment-status';
import { PROFILE_DEFAULTS } from '@wondercast/core/people/account/account';
import { EXPERIENCE_DEFAULTS } from '@wondercast/core/shop/catalogue/experience-record';
import {
  bucketLabel,
  PRICE_BUCKETS,
  RELATED_LIMIT,
  SUGGESTION_LIMIT,
} from '@wondercast/core/shop/catalogue/search';
import { DEFAULT_TIER, defaultPrices, SEAT_CAPS, TIERS } from '@wondercast/core/shop/pricing/tiers';
import { describe, expect, it } from 'vitest';
import { anOfferedAddOn, day, usd } from '../support/builders.ts';

/** Specification §9, as far as it is the core's. */
describe('business constants', () => {
  it.each([
    ['tiers', TIERS, ['starter', 'elevated', 'premium', 'ultimate']],
    ['default tier', DEFAULT_TIER, 'starter'],
    ['seat caps', SEAT_CAPS, { starter: 50, elevated: 99, premium: 150, ultimate: 250 }],
    ['discount types', DISCOUNT_TYPES, ['percentage', 'fixed']],
    ['suggestion limit', SUGGESTION_LIMIT, 5],
    ['related experiences cap', RELATED_LIMIT, 6],
    ['booking time default', flatTime(EMPTY_SLOT), 'TBD'],
    ['missing date', formatDay(null), 'TBD'],
    ['short date format', formatDay(day('2026-01-05')), 'Jan 05, 2026'],
    ['long date format', formatDayLong(day('2026-01-05')), 'January 05, 2026'],
    ['cart storage key', CART_STORAGE_KEY, 'cart'],
    ['payment statuses', PAYMENT_STATUSES, ['pending', 'paid']],
    ['delivery statuses', DELIVERY_STATUSES, ['pending', 'delivered']],
    [
      'order defaults',
      ORDER_DEFAULTS,
      { status: 'pending', paymentStatus: 'pending', deliveryStatus: 'pending' },
    ],
    [
      'experience defaults',
      EXPERIENCE_DEFAULTS,
      expect.objectContaining({ year: 2025, match: 90, featured: false, isNew: false }),
    ],
    ['default country', PROFILE_DEFAULTS.country, 'US'],
    ['default preferred communication', PROFILE_DEFAULTS.preferredCommunication, 'email'],
    ['default marketing opt-in', PROFILE_DEFAULTS.marketingOptIn, false],
    ['default event notifications', PROFILE_DEFAULTS.eventNotifications, true],
    ['zones', ZONE_LABELS, ['EST', 'CST', 'MST', 'PST', 'EDT', 'CDT', 'MDT', 'PDT', 'UTC']],
    ['zone offsets', Object.values(ZONES), [-5, -6, -7, -8, -4, -5, -6, -7, 0]],
    [
      'price filter buckets',
      PRICE_BUCKETS.map(bucketLabel),
      ['$0-$500', '$501-$1000', '$1001-$2000', '$2001-$5000', '$5001+'],
    ],
  ])('%s', (_, actual, expected) => {
    expect(actual).toEqual(expected);
  });

  it.each([
    ['starter', 990],
    ['elevated', 1250],
    ['premium', 1500],
    ['ultimate', 1700],
  ] as const)('default price of %s is %i dollars', (tier, price) => {
    expect(toAmount(defaultPrices()[tier])).toBe(price);
  });

  it('a line costs its tier price and add-ons, times its quantity', () => {
    const addOns = [anOfferedAddOn({ price: usd(20) }), anOfferedAddOn({ id: 2, price: usd(0.5) })];
    expect(lineTotal({ tierPrice: usd(990), addOns, quantity: 3 })).toBe(usd((990 + 20.5) * 3));
  });
});
