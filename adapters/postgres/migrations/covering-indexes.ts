import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Indexes of which only the columns change keep their names: building one replaces the index of that name. */
const INDEXES: Readonly<Record<string, string>> = {
  booking_slots_coming_index: `create index "booking_slots_coming_index" on "booking_slots" ("ends_at", "booking_id", "position", "unit", "starts_at") where state = 'agreed'`,
  booking_slots_waiting_index: `create index "booking_slots_waiting_index" on "booking_slots" ("booking_id", "position", "unit", "state", "state_since", "suggestion_expires_at") where state in ('open', 'preferred', 'suggested')`,
  booking_slots_unlinked_index: `create index "booking_slots_unlinked_index" on "booking_slots" ("ends_at", "booking_id", "position", "unit", "starts_at") where state = 'agreed' and join_url is null and place is null`,
  assignments_leading_index: `create index "assignments_leading_index" on "assignments" ("ends_at", "booking_id", "position", "unit") where state in ('asked', 'accepted')`,
  assignments_returned_index: `create index "assignments_returned_index" on "assignments" ("ends_at", "booking_id", "position", "unit", "answered_at") where state = 'declined' or decline_reason = 'absent'`,
};

/** Indexes that contain everything the inbox counts, with its conditions word for word, so that counting reads no session. */
export const coveringIndexes = (tell: SendEvent) =>
  class CoveringIndexes extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      for (const [name, definition] of Object.entries(INDEXES)) await this.buildIndex(name, definition);
      // It also contained declined assignments, so it could answer neither query alone.
      await this.driver.execute('drop index concurrently if exists "assignments_coming_index"');
      // Replaced by an index with the same first column and more columns.
      await this.driver.execute('drop index concurrently if exists "booking_slots_ends_at_index"');
    }
  };
