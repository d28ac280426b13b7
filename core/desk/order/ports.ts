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
