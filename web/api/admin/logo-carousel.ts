import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { logosQuery } from '../catalogue/site.ts';
import type { Body } from '../transport/contract.ts';
import { read } from '../transport/transport.ts';
import type { LogoCarouselWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

/** Fresh for five minutes (specification §9). */
const CAROUSEL_FRESH_MS = 5 * 60_000;

/** All logos, those that are switched off too, by order. */
export const logoCarouselQuery = queryOptions({
  queryKey: [...adminKey, 'logo-carousel'],
  queryFn: read('/api/admin/logo-carousel'),
  staleTime: CAROUSEL_FRESH_MS,
});

/** Puts the given ones in the place of those there are; the storefront's strip follows. */
export const replaceLogos = async (
  client: QueryClient,
  body: Body<'/api/admin/logo-carousel', 'put'>,
): Promise<LogoCarouselWire> => {
  const carousel = await write('put', '/api/admin/logo-carousel', { body });
  client.setQueryData(logoCarouselQuery.queryKey, carousel);
  void client.invalidateQueries({ queryKey: logosQuery.queryKey });
  return carousel;
};
