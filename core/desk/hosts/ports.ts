import type { BookingStore } from '../../bookings/booking/ports.ts';
import type { HostCalendars } from '../../calendar/staffing/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { AdminStore } from '../../people/account/ports.ts';
import type { SessionBoard } from '../delivery/ports.ts';

/** What hosts, and the sessions they lead, read and write in the store. */
export interface HostsStore extends BookingStore, AdminStore {
  readonly board: SessionBoard;
}

/** What hosts, and the desk's work on them, need from outside the core. */
export interface HostsPorts extends Stored<HostsStore>, Clock, Secrets {
  readonly hostCalendars: HostCalendars;
}
