import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { logosQuery } from '../catalogue/site.ts';
import type { Body } from '../transport/contract.ts';
import type { Mutation } from '../transport/mutation.ts';
import { read } from '../transport/transport.ts';
import type { LogoCarouselWire } from '../transport/wire.ts';
import { write } from '../transport/write.ts';
import { adminKey } from './admin-key.ts';

/** Fresh for five minutes (specification §9). */
const CAROUSEL_FRESH_MS = 5 * 60_000;

/** All logos in order, including those that are switched off. */
export const logoCarouselQuery = queryOptions({
  queryKey: [...adminKey, 'logo-carousel'],
  queryFn: read('/api/admin/logo-carousel'),
  staleTime: CAROUSEL_FRESH_MS,
});

export type CarouselLogo = Body<'/api/admin/logo-carousel', 'put'>['logos'][number];

/** A change of the carousel, applied to its state at the time of sending. */
export interface CarouselChange {
  readonly logos?: (logos: readonly CarouselLogo[]) => readonly CarouselLogo[];
  readonly enabled?: boolean;
}

const change = async (client: QueryClient, { logos: next, enabled }: CarouselChange): Promise<void> => {
  const now: LogoCarouselWire = await client.fetchQuery({ ...logoCarouselQuery, staleTime: 0 });
  // The order of the list counts; position numbers are not sent.
  const logos = now.logos.map(({ order: _position, ...logo }): CarouselLogo => logo);
  const carousel = await write('put', '/api/admin/logo-carousel', {
    body: { enabled: enabled ?? now.enabled, logos: [...(next?.(logos) ?? logos)] },
  });
  client.setQueryData(logoCarouselQuery.queryKey, carousel);
  void client.invalidateQueries({ queryKey: logosQuery.queryKey });
};

/**
 * Reads the carousel, changes it and sends it as a whole; the storefront's strip is refreshed. If another administrator has changed
 * it meanwhile, the change is applied to their version.
 */
export const changeCarousel: Mutation<CarouselChange, void> = {
  mutationFn: (wanted, { client }) => change(client, wanted),
};

export const deleteLogo: Mutation<number, void> = {
  mutationFn: (id, { client }) => change(client, { logos: (all) => all.filter((logo) => logo.id !== id) }),
};
