import { CONFIRMATION_TRIGGER, FORGET_CONFIRMED_BY_SESSIONS } from '../booking/confirmation-trigger.ts';
import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/**
 * Whether a booking is confirmed by its sessions alone (decision 141). Those that are confirmed already, and those that an older release
 * confirms, count as an administrator's: nothing tells, and they stay confirmed.
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
