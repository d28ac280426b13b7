import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { logoCarouselQuery, replaceLogos } from '../../api/admin/logo-carousel.ts';
import type { Body } from '../../api/transport/contract.ts';
import type { LogoCarouselWire } from '../../api/transport/wire.ts';
import { say } from '../../ui/overlays/toasts.ts';

export type CarouselLogo = Body<'/api/admin/logo-carousel', 'put'>['logos'][number];

/** What is to become of the carousel as it is now. */
export type CarouselChange = (logos: readonly CarouselLogo[]) => readonly CarouselLogo[];

/** Where somebody else has changed the carousel meanwhile, it is their carousel that is changed. */
export function useCarousel() {
  const client = useQueryClient();
  const [pending, setPending] = useState(false);
  const send = async (change: CarouselChange, enabled: boolean | null): Promise<void> => {
    setPending(true);
    try {
      const now: LogoCarouselWire = await client.fetchQuery({ ...logoCarouselQuery, staleTime: 0 });
      // They stand as listed; a place of their own would be that of before.
      const logos = change(now.logos).map(({ order: _place, ...logo }) => logo);
      await replaceLogos(client, { enabled: enabled ?? now.enabled, logos });
      say('Logo carousel updated');
    } finally {
      setPending(false);
    }
  };
  return {
    pending,
    change: (change: CarouselChange) => send(change, null),
    enable: (enabled: boolean) => send((logos) => logos, enabled),
  };
}
