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

/** Checks of tax numbers. They are kept when their booking goes. */
export interface NumberChecks {
  add(check: NewNumberCheck): Promise<NumberCheck>;
  byId(id: number): Promise<NumberCheck | null>;
  /** As `byId`, locked until the unit of work ends. */
  lock(id: number): Promise<NumberCheck | null>;
  save(check: NumberCheck): Promise<void>;
  /** Oldest first, of all these bookings. */
  ofBookings(bookingIds: readonly number[]): Promise<readonly NumberCheck[]>;
  /** Those about which somebody has to decide and whose booking is there; newest first, at most `limit`. */
  undecided(limit: number): Promise<readonly NumberCheck[]>;
  /** Forgets all of a booking. */
  forget(bookingId: number): Promise<void>;
  /** Forgets what was asked before this instant, unless a document of its booking is kept. */
  expire(before: Date): Promise<void>;
}

/** Bookings whose sessions may be taxed by the rate of another day. */
export interface TaxedBookings {
  /**
   * Ids of those that `isAcross` tells, at most `limit`, the oldest first; some more where a day of another zone begins earlier or ends later.
   */
  across(changes: readonly RateChange[], limit: number): Promise<readonly number[]>;
  /** Of each span whether something is booked that `isTaxedIn` tells. */
  taxedIn(spans: readonly RateSpan[]): Promise<readonly boolean[]>;
}

/** What tax leaves to somebody. */
export interface TaxingStore {
  readonly taxedBookings: TaxedBookings;
  readonly missingRates: MissingRates;
  readonly numberChecks: NumberChecks;
}

/** What noting how a booking was taxed reads and writes. */
export interface NotingStore extends Pick<TaxingStore, 'missingRates' | 'numberChecks'> {
  readonly catalogue: Pick<Catalogue, 'offersOf'>;
  readonly settings: Settings;
  readonly jobs: Pick<Jobs, 'add'>;
}

/** Authorities that know tax numbers. */
export interface TaxOffices {
  /** Asks within ten seconds, and none belongs inside a unit of work. Never throws: one that fails is away. */
  ask(question: {
    readonly office: TaxOffice;
    /** With its prefix. */
    readonly number: string;
    /** The seller's, with its prefix; null where it has none there. */
    readonly asker: string | null;
  }): Promise<OfficeAnswer>;
}

/** What is asked of the world about it. */
export interface TaxingPorts extends Stored<TaxingStore & BookingStore & AdminStore>, Clock {
  readonly taxOffices: TaxOffices;
  readonly profile: Pick<ShopProfile, 'tax'>;
}
