import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Questions that add-ons ask at checkout (decision 199). */
export const addOnQuestions = (tell: SendEvent) =>
  class AddOnQuestions extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        `alter table "add_ons" add column if not exists "question" text null,
          add column if not exists "needs_phone" boolean not null default false`,
      );
    }
  };
