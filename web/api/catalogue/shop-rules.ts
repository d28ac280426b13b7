import { useQuery } from '@tanstack/react-query';
import type { PublicConfig } from '../transport/wire.ts';
import { configQuery } from './site.ts';

type ShopRules = Pick<PublicConfig, 'bookingRules' | 'policy' | 'paidFirst' | 'tax'>;

const unknown: ShopRules = {
  bookingRules: { noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [], words: null },
  policy: { zones: [], words: [] },
  paidFirst: false,
  tax: null,
};

/**
 * The shop's booking rules, costs of changes, and whether free times must be paid when they are taken. Separate from `useConfig`,
 * because the first page needs neither.
 */
export const useShopRules = (): ShopRules => useQuery(configQuery).data ?? unknown;
