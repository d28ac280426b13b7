import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { Node } from '../money/test-bed.ts';
import type { Known } from './known.ts';
import type { OwnBooking } from './own-sums.ts';
import type { World } from './world.ts';

/** A change that waits for its payment. */
export interface Waiting {
  readonly intentId: string;
  readonly clientSecret: string;
  /** Of the booking when it was offered. */
  readonly version: number;
  readonly expiresAt: number;
  /** What is booked once it is paid. */
  readonly made: OwnBooking;
  readonly amount: number;
  /** Once it is paid. */
  readonly waived: number;
}

/** A booking in the middle of its history. */
export interface Story {
  readonly world: World;
  readonly id: number;
  /** As it is now, as the shop says. */
  readonly booking: Booking;
  readonly known: Known;
  readonly now: number;
  readonly waiting: Waiting | null;
  /** Writes down what the shop says otherwise than the test counts. */
  readonly differs: (what: string) => void;
}

/** One step of a history. */
export interface Act {
  readonly what: string;
  /** By a process that may die. Answers the change that waits for its payment, where one does. */
  run(node: Node): Promise<Waiting | null>;
  /** The booking once it is done; null where nothing of it changes. */
  readonly after: Known | null;
  /** The provider has the money or knows of it: it happens, whoever dies. */
  readonly isSure?: boolean;
  /** What the provider sends again to whoever is alive. */
  again?(node: Node): Promise<void>;
}

export const admin = { reason: 'Agreed by phone' } as const;

export const pick = <Item>({ dice }: World, items: readonly Item[]): Item | null =>
  items[dice.below(items.length)] ?? null;
