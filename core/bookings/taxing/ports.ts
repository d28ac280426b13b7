import type { Clock } from '../../kernel/clock.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { AdminStore } from '../../people/account/ports.ts';
import type { Catalogue } from '../../shop/catalogue/ports.ts';
import type { Settings } from '../../shop/settings/registry.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';
import type { BookingStore } from '../booking/ports.ts';
import type { MissingRate, NewMissingRate } from './missing-rate.ts';
import type { NewNumberCheck, NumberCheck, OfficeAnswer, TaxOffice } from './number-check.ts';
import type { RateSpan } from './rate-spans.ts';
import type { RateChange } from './rates-of-days.ts';

/** Bookings whose place has no rate, until somebody has dealt with them. They are deleted with their booking. */
export interface MissingRates {
  /** Replaces the booking's entry for this country. */
  put(missing: NewMissingRate): Promise<void>;
  /** null when it was closed, or its booking is gone. */
  byId(id: number): Promise<MissingRate | null>;
  /** False when it was closed before. */
  remove(id: number): Promise<boolean>;
  /** Newest first, at most `limit`. */
  all(limit: number): Promise<readonly MissingRate[]>;
}

/** Checks of tax numbers. They are kept when their booking is deleted. */
export interface NumberChecks {
  add(check: NewNumberCheck): Promise<NumberCheck>;
  byId(id: number): Promise<NumberCheck | null>;
  /** Like `byId`, and locks the check until the unit of work ends. */
  lock(id: number): Promise<NumberCheck | null>;
  save(check: NumberCheck): Promise<void>;
  /** Oldest first, of all these bookings. */
  ofBookings(bookingIds: readonly number[]): Promise<readonly NumberCheck[]>;
  /** Checks about which somebody has to decide and whose booking exists; newest first, at most `limit`. */
  undecided(limit: number): Promise<readonly NumberCheck[]>;
  /** Deletes all checks of a booking. */
  forget(bookingId: number): Promise<void>;
  /** Deletes checks from before this instant, unless a document of their booking is stored. */
  expire(before: Date): Promise<void>;
}

/** Bookings whose sessions may be taxed at the rate of another day. */
export interface TaxedBookings {
  /**
   * Ids of bookings for which `hasOutdatedRate` holds, at most `limit`, the oldest first. It may include a few more, where a day begins
   * earlier or ends later in another time zone.
   */
  withOutdatedRates(changes: readonly RateChange[], limit: number): Promise<readonly number[]>;
  /** For each span, whether there is a booking for which `isTaxedIn` holds. */
  taxedIn(spans: readonly RateSpan[]): Promise<readonly boolean[]>;
}

/** What somebody has to deal with because of tax. */
export interface TaxingStore {
  readonly taxedBookings: TaxedBookings;
  readonly missingRates: MissingRates;
  readonly numberChecks: NumberChecks;
}

/** What recording how a booking was taxed reads and writes. */
export interface NotingStore extends Pick<TaxingStore, 'missingRates' | 'numberChecks'> {
  readonly catalogue: Pick<Catalogue, 'offersOf'>;
  readonly settings: Settings;
  readonly jobs: Pick<Jobs, 'add'>;
}

/** The authorities that check tax numbers. */
export interface TaxOffices {
  /**
   * Asks an authority and answers within ten seconds; never call it inside a unit of work. It never throws: an authority that fails is
   * `away`.
   */
  ask(question: {
    readonly office: TaxOffice;
    /** With its country prefix. */
    readonly number: string;
    /** The seller's own number, with its country prefix; null where the seller has none there. */
    readonly asker: string | null;
  }): Promise<OfficeAnswer>;
}

/** What the slice needs from outside the core. */
export interface TaxingPorts extends Stored<TaxingStore & BookingStore & AdminStore>, Clock {
  readonly taxOffices: TaxOffices;
  readonly profile: Pick<ShopProfile, 'tax'>;
}
