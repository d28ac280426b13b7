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
  /** At most `limit` orders, newest first; only those older than the order `before`, when it is given. */
  pageOfAccount(
    accountId: number,
    page: { readonly limit: number; readonly before: number | null },
  ): Promise<readonly Order[]>;
  removeOfAccount(accountId: number): Promise<void>;
  /** Deletes guests' orders from before this instant; those of accounts are deleted with their account. */
  expireOfGuests(before: Date): Promise<void>;
}

/** What recording an order reads and writes in the store. */
export interface OrderStore {
  readonly catalogue: Catalogue;
  readonly discountCodes: DiscountCodes;
  readonly orders: Orders;
  readonly settings: Settings;
}

/** What orders need from outside the core. */
export interface OrderPorts extends Stored<OrderStore>, Clock {
  readonly profile: ShopProfile;
}
