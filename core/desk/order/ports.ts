import type { DiscountCodes } from '../../buying/discount/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { Catalogue } from '../../shop/catalogue/ports.ts';
import type { Settings } from '../../shop/settings/registry.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import type { NewOrder, Order } from './order.ts';

export interface Orders {
  add(order: NewOrder): Promise<Order>;
  byId(id: number): Promise<Order | null>;
  /** At most `limit`, newest first; those older than the order `before`, when it is given. */
  pageOfAccount(
    accountId: number,
    page: { readonly limit: number; readonly before: number | null },
  ): Promise<readonly Order[]>;
  removeOfAccount(accountId: number): Promise<void>;
  /** Forgets guests' orders from before; those of accounts go with their accounts. */
  expireOfGuests(before: Date): Promise<void>;
}

/** What an order is recorded from, and where. */
export interface OrderStore {
  readonly catalogue: Catalogue;
  readonly discountCodes: DiscountCodes;
  readonly orders: Orders;
  readonly settings: Settings;
}

/** What orders need of the world. */
export interface OrderPorts extends Stored<OrderStore>, Clock {
  readonly profile: ShopProfile;
}
