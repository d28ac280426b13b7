import type { Clock } from '../../kernel/clock.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { AdminStore } from '../../people/account/ports.ts';
import type { BookingStore } from '../booking/ports.ts';
import type { MissingRate, NewMissingRate } from './missing-rate.ts';

/** Bookings whose place has no rate, until somebody has looked after them. They go with their booking. */
export interface MissingRates {
  /** Takes the place of what the booking has of this country. */
  put(missing: NewMissingRate): Promise<void>;
  /** null when it was closed, or its booking is gone. */
  byId(id: number): Promise<MissingRate | null>;
  /** False when it was closed before. */
  remove(id: number): Promise<boolean>;
  /** Newest first, at most `limit`. */
  all(limit: number): Promise<readonly MissingRate[]>;
}

/** What tax leaves to somebody. */
export interface TaxingStore {
  readonly missingRates: MissingRates;
}

/** What is asked of the world about it. */
export interface TaxingPorts extends Stored<TaxingStore & BookingStore & AdminStore>, Clock {}
