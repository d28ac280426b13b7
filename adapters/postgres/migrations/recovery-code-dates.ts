import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** When recovery codes were made (decision 215). Existing ones are as old as their authenticator app. */
export const recoveryCodeDates = (tell: SendEvent) =>
  class RecoveryCodeDates extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        'alter table "recovery_codes" add column if not exists "created_at" timestamptz null',
      );
    }
  };
