import { MigrationInSteps, type SendEvent } from './in-steps.ts';

const COLUMNS = ['last_backup_at', 'last_backup_verified_at', 'last_backup_failed_at'];

/** When the shop was last backed up, so that every process can report it. */
export const lastBackup = (tell: SendEvent) =>
  class LastBackup extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      for (const column of COLUMNS)
        await this.define(`alter table "shop_state" add column if not exists "${column}" timestamptz null`);
    }
  };
