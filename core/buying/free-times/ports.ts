import type { StaffingNow } from '../../calendar/staffing/free-times.ts';
import type { StaffingStore } from '../../calendar/staffing/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { Catalogue } from '../../shop/catalogue/ports.ts';
import type { Settings } from '../../shop/settings/registry.ts';

/** Whose time is whose, for a year to come. The same object until something has changed. */
export type StaffingAhead = Omit<StaffingNow, 'zone'>;

/** What decides which times are free, as this process knows it. */
export interface LiveStaffing {
  /**
   * At most a second behind the store.
   * @throws Refusal 'unavailable' when the store does not answer
   */
  current(): Promise<StaffingAhead>;
  /**
   * As the store has it now: for whoever was just told that a time is gone, and must not be offered another that is.
   * @throws Refusal 'unavailable' when the store does not answer
   */
  latest(): Promise<StaffingAhead>;
  /** Whether this is what holds now, without asking the store: it was heard of less than a second ago. */
  isCurrent(facts: StaffingAhead): boolean;
  /** Whether this is the last that was heard, however long ago. */
  isLatest(facts: StaffingAhead): boolean;
}

/** What free times are found, held and taken in. */
export interface FreeTimesStore extends StaffingStore {
  readonly catalogue: Catalogue;
  readonly settings: Settings;
}

/** What free times need of the world. */
export interface FreeTimesPorts extends Stored<FreeTimesStore>, Clock, Secrets {
  readonly staffing: LiveStaffing;
}
