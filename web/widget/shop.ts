import { type Client, createClient } from '@wondercast/client';
import type { PublicConfig } from '../api/transport/wire.ts';
import { countPrices } from '../headless/count-prices.ts';
import { type Basket, newBasket } from './basket.ts';
import { type Place, placing } from './placing.ts';
import { SHOP_URL } from './shop-url.ts';

/** The shop for one API key. All elements in a page with that key share it, including its cart. */
export interface Shop {
  /** The address of the shop's pages; with a test key, the test shop's. */
  readonly url: string;
  readonly client: Client;
  readonly basket: Basket;
  readonly place: Place;
  /** Requested once, and again only after a failure. Afterwards amounts have the shop's currency. */
  config(): Promise<PublicConfig>;
}

const shops = new Map<string, Shop>();

const open = (key: string): Shop => {
  const client = createClient({ baseUrl: SHOP_URL, key });
  let asked: Promise<PublicConfig> | null = null;
  return {
    url: SHOP_URL + (key.startsWith('pk_test') ? '/test' : ''),
    client,
    basket: newBasket(),
    place: placing(client),
    config: () => {
      asked ??= client.get('/api/config').then(
        (config) => {
          countPrices(config);
          return config;
        },
        (error: unknown) => {
          asked = null;
          throw error;
        },
      );
      return asked;
    },
  };
};

export const shopFor = (key: string): Shop => {
  const known = shops.get(key) ?? open(key);
  shops.set(key, known);
  return known;
};
