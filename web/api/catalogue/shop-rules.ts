import { useQuery } from '@tanstack/react-query';
import type { PublicConfig } from '../transport/wire.ts';
import { configQuery } from './site.ts';

type ShopRules = Pick<PublicConfig, 'bookingRules' | 'policy'>;

const unknown: ShopRules = {
  bookingRules: { noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [], words: null },
  policy: { zones: [], words: [] },
};

/** What the shop's rules of booking are, and what changes cost. Apart from `useConfig`, because the first page needs neither. */
export const useShopRules = (): ShopRules => useQuery(configQuery).data ?? unknown;
