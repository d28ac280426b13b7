import { CONFIRMATION_TRIGGER, FORGET_CONFIRMED_BY_SESSIONS } from '../booking/confirmation-trigger.ts';
import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/**
 * Whether a booking is confirmed only by its sessions (decision 141). Existing confirmed bookings, and those that an older release
 * confirms, count as confirmed by an administrator, because nothing tells the difference; so they stay confirmed.
 */
export const confirmedBySessions = (tell: SendEvent) =>
  class ConfirmedBySessions extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        'alter table "bookings" add column if not exists "confirmed_by_sessions" boolean not null default false',
      );
      await this.define(FORGET_CONFIRMED_BY_SESSIONS);
      await this.define(CONFIRMATION_TRIGGER.expression);
    }
  };
