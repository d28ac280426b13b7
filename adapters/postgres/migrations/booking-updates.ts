import { NOTE_UPDATE, UPDATE_TRIGGER, UPDATED_INDEX } from '../booking/update-trigger.ts';
import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** When a booking was last written. Existing bookings count as written now, so a partner reads them once more. */
export const bookingUpdates = (tell: SendEvent) =>
  class BookingUpdates extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        'alter table "bookings" add column if not exists "updated_at" timestamptz not null default now()',
      );
      await this.define(NOTE_UPDATE);
      await this.define(UPDATE_TRIGGER.expression);
      await this.buildIndex('bookings_partner_updated_index', UPDATED_INDEX);
    }
  };
