import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** The notice with which a session was moved away from an agreed time (decision 165). It is unknown for earlier moves. */
export const sessionNotice = (tell: SendEvent) =>
  class SessionNotice extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define('alter table "booking_slots" add column if not exists "notice_minutes" int null');
    }
  };
