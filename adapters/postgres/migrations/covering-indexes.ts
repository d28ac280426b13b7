import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Under the names of before where only their columns are new: a build replaces what has its name. */
const INDEXES: Readonly<Record<string, string>> = {
  booking_slots_coming_index: `create index "booking_slots_coming_index" on "booking_slots" ("ends_at", "booking_id", "position", "unit", "starts_at") where state = 'agreed'`,
  booking_slots_waiting_index: `create index "booking_slots_waiting_index" on "booking_slots" ("booking_id", "position", "unit", "state", "state_since", "suggestion_expires_at") where state in ('open', 'preferred', 'suggested')`,
  booking_slots_unlinked_index: `create index "booking_slots_unlinked_index" on "booking_slots" ("ends_at", "booking_id", "position", "unit", "starts_at") where state = 'agreed' and join_url is null and place is null`,
  assignments_leading_index: `create index "assignments_leading_index" on "assignments" ("ends_at", "booking_id", "position", "unit") where state in ('asked', 'accepted')`,
  assignments_returned_index: `create index "assignments_returned_index" on "assignments" ("ends_at", "booking_id", "position", "unit", "answered_at") where state = 'declined' or decline_reason = 'absent'`,
};

/** Each holds everything that the inbox counts, and has its condition word for word: no session is looked at to be counted. */
export const coveringIndexes = (tell: SendEvent) =>
  class CoveringIndexes extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      for (const [name, definition] of Object.entries(INDEXES)) await this.buildIndex(name, definition);
      // It held declined ones too, and so could answer neither question by itself.
      await this.driver.execute('drop index concurrently if exists "assignments_coming_index"');
      // The one that begins with the same column has more beside it.
      await this.driver.execute('drop index concurrently if exists "booking_slots_ends_at_index"');
    }
  };
