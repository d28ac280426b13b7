import { MigrationInSteps, type SendEvent } from './in-steps.ts';

const INDEXES: Readonly<Record<string, string>> = {
  booking_slots_waiting_index: `create index "booking_slots_waiting_index" on "booking_slots" ("booking_id") where state in ('open', 'preferred', 'suggested')`,
  booking_slots_unlinked_index: `create index "booking_slots_unlinked_index" on "booking_slots" ("starts_at") where state = 'agreed' and join_url is null and place is null`,
  assignments_coming_index: `create index "assignments_coming_index" on "assignments" ("ends_at", "booking_id", "position", "unit") where state in ('asked', 'accepted', 'declined')`,
};

/** Partial indexes for sessions that wait for the desk, a small part of all sessions. */
export const sessionQueues = (tell: SendEvent) =>
  class SessionQueues extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      for (const [name, definition] of Object.entries(INDEXES)) await this.buildIndex(name, definition);
    }
  };
