import type { StaffingNow } from '../../calendar/staffing/free-times.ts';
import type { StaffingStore } from '../../calendar/staffing/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { Catalogue } from '../../shop/catalogue/ports.ts';
import type { Settings } from '../../shop/settings/registry.ts';

/** Hosts and what occupies them, for a year ahead. It is the same object until something has changed. */
export type StaffingAhead = Omit<StaffingNow, 'zone'>;

/** A live copy of what decides which times are free, which this process keeps up to date. */
export interface LiveStaffing {
  /**
   * The copy, at most a second behind the store.
   * @throws Refusal 'unavailable' when the store does not answer
   */
  current(): Promise<StaffingAhead>;
  /**
   * The copy after a read of the store, for a customer who was just told that a time is taken and must not be offered another that is.
   * @throws Refusal 'unavailable' when the store does not answer
   */
  latest(): Promise<StaffingAhead>;
  /** Whether these facts are current, without asking the store: they were confirmed less than a second ago. */
  isCurrent(facts: StaffingAhead): boolean;
  /** Whether these are the newest facts that this process has, however old. */
  isLatest(facts: StaffingAhead): boolean;
}

/** What finding, holding and taking free times reads and writes in the store. */
export interface FreeTimesStore extends StaffingStore {
  readonly catalogue: Catalogue;
  readonly settings: Settings;
}

/** What free times need from outside the core. */
export interface FreeTimesPorts extends Stored<FreeTimesStore>, Clock, Secrets {
  readonly staffing: LiveStaffing;
}
