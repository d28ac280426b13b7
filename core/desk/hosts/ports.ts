import type { BookingStore } from '../../bookings/booking/ports.ts';
import type { HostCalendars } from '../../calendar/staffing/ports.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { AdminStore } from '../../people/account/ports.ts';
import type { SessionBoard } from '../delivery/ports.ts';

/** What is kept of hosts, and of what they lead. */
export interface HostsStore extends BookingStore, AdminStore {
  readonly board: SessionBoard;
}

/** What hosts, and the desk about them, need of the world. */
export interface HostsPorts extends Stored<HostsStore>, Clock, Secrets {
  readonly hostCalendars: HostCalendars;
}
