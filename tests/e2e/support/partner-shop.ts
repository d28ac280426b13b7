import type { Store } from '@wondercast/core/shop';
import { createDemoKey } from '../../../adapters/demo/partner-key.ts';
import { demoPage, type PartnerPage, servePartnerPage } from '../../../adapters/demo/partner-page.ts';
import { type MemoryShop, openMemoryShop } from './memory-shop.ts';

/** The demo shop, and a partner's page on an origin of its own that sells it. */
export interface PartnerShop extends MemoryShop {
  readonly partner: PartnerPage;
  /** The key in that page. */
  readonly key: string;
  /** Another key, bound to these origins. */
  createKey(...origins: readonly string[]): Promise<string>;
  revoke(key: string): Promise<void>;
  /** Changes what is sold, and waits until it is. */
  change(work: (store: Store) => Promise<unknown>): Promise<void>;
  /** Another page of the partner: what stands in its `main`. Answers where. */
  write(markup: string): string;
}

const pageOf = (shopUrl: string, markup: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A partner’s page</title>
  <script type="module" src="${shopUrl}/widget.js"></script><body><main><h1>A partner’s page</h1>${markup}</main>`;

export const openPartnerShop = async (): Promise<PartnerShop> => {
  const shop = await openMemoryShop();
  const { ports, live, directory } = shop.running;
  const createKey = async (...origins: readonly string[]) => {
    const text = `pk_${ports.newToken()}`;
    await createDemoKey(ports, text, origins);
    await directory.refresh();
    return text;
  };
  const change = async (work: (store: Store) => Promise<unknown>) => {
    await ports.unitOfWork(work);
    await Promise.all([live.refresh(), directory.refresh()]);
  };
  const written = new Map<string, string>();
  let key = '';
  const keyFor = async (origin: string) => {
    key = await createKey(origin);
    return key;
  };
  const partner = await servePartnerPage(
    shop.url,
    0,
    keyFor,
    (path, values) => written.get(path) ?? demoPage(path, values),
  );
  return {
    ...shop,
    partner,
    key,
    createKey,
    change,
    revoke: (text) =>
      change(async ({ partners, partnerKeys }) => {
        const { keys } = await partners.directory();
        const id = keys.find(({ keyHash }) => keyHash === ports.hashToken(text))?.id ?? 0;
        const found = await partnerKeys.lock(id);
        if (!found) throw new Error('There is no such key');
        await partnerKeys.save({ ...found, revokedAt: ports.now() });
        await partners.raiseVersion();
      }),
    write: (markup) => {
      const path = `/written-${written.size}`;
      written.set(path, pageOf(shop.url, markup));
      return path;
    },
    stop: async () => {
      await partner.stop();
      await shop.stop();
    },
  };
};
