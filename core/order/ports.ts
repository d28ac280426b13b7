import type { NewOrder, Order } from './order.ts';

export interface Orders {
  add(order: NewOrder): Promise<Order>;
  byId(id: number): Promise<Order | null>;
  /** Newest first. */
  ofAccount(accountId: number): Promise<readonly Order[]>;
  removeOfAccount(accountId: number): Promise<void>;
  /** Forgets guests' orders from before; those of accounts go with their accounts. */
  expireOfGuests(before: Date): Promise<void>;
}
