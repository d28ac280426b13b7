import { queryOptions, useQuery } from '@tanstack/react-query';
import { read } from '../transport/transport.ts';
import type { PublicConfig } from '../transport/wire.ts';

const LOGOS_FRESH_MS = 5 * 60_000;

/** Settings that the server puts into every page; they never change while the page lives. */
export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: read('/api/config'),
  staleTime: Number.POSITIVE_INFINITY,
});

const unknown: PublicConfig = {
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
  bookingRules: { noticeHours: 0, zone: 'UTC', hours: null, blackoutDays: [], words: null },
  policy: { zones: [], words: [] },
};

export const useConfig = (): PublicConfig => useQuery(configQuery).data ?? unknown;

export const logosQuery = queryOptions({
  queryKey: ['logos'],
  queryFn: read('/api/logos'),
  staleTime: LOGOS_FRESH_MS,
});
