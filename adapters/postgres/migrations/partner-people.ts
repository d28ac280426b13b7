import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** People who sign in for a partner, and their invitations (decision 254). */
export const partnerPeople = (tell: SendEvent) =>
  class PartnerPeople extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define('alter table "users" add column if not exists "partner_id" int null');
      await this.define(
        'alter table "invitations" add column if not exists "partner_id" int null, add column if not exists "partner_name" text null',
      );
      await this.buildIndex(
        'users_partner_id_index',
        'create index "users_partner_id_index" on "users" ("partner_id") where "partner_id" is not null',
      );
    }
  };
