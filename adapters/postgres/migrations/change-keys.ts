import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** The request that began a change, so that a repeat of it gets the same answer after a crash (decision 144). */
export const changeKeys = (tell: SendEvent) =>
  class ChangeKeys extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        'alter table "booking_changes" add column if not exists "key_hash" text null, add column if not exists "fingerprint" text null',
      );
    }
  };
