import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../transport/transport.ts';
import type { PublicConfig } from '../transport/wire.ts';

const LOGOS_FRESH_MS = 5 * 60_000;

/** Settings that the server embeds into every page. They never change while the page is open. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: read('/api/config'),
  staleTime: Number.POSITIVE_INFINITY,
});

type SiteConfig = Omit<
  PublicConfig,
  'bookingRules' | 'policy' | 'paidFirst' | 'currency' | 'moneyStyle' | 'tax' | 'tiers' | 'zones'
>;

const unknown: SiteConfig = {
  brandName: '',
  brandMail: '',
  brandLogo: null,
  publicUrl: '',
  demoUrl: '',
  contactFormUrl: '',
  payments: 'simulator',
  stripePublishableKey: null,
  videoHosts: [],
  imageHosts: [],
  imageHostSwap: null,
};

export const useConfig = (): SiteConfig => useQuery(configQuery).data ?? unknown;

export const logosQuery = queryOptions({
  queryKey: ['logos'],
  queryFn: read('/api/logos'),
  staleTime: LOGOS_FRESH_MS,
});
