import { keepDemoKey } from '../../../adapters/demo/partner-key.ts';
import { type PartnerPage, servePartnerPage } from '../../../adapters/demo/partner-page.ts';
import { type MemoryShop, openMemoryShop } from './memory-shop.ts';

/** The demo shop, and a partner's page on an origin of its own that sells it. */
export interface PartnerShop extends MemoryShop {
  readonly partner: PartnerPage;
  /** The key in that page. */
  readonly key: string;
}

export const openPartnerShop = async (): Promise<PartnerShop> => {
  const shop = await openMemoryShop();
  const { ports, live } = shop.running;
  const key = `pk_${ports.newToken()}`;
  const partner = await servePartnerPage(shop.url, 0, async (origin) => {
    await keepDemoKey(ports, key, [origin]);
    await live.refresh();
    return key;
  });
  return {
    ...shop,
    partner,
    key,
    stop: async () => {
      await partner.stop();
      await shop.stop();
    },
  };
};
