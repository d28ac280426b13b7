import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** Customers' reviews of delivered bookings, the links that ask for them, and what the catalogue shows. */
export const reviews = (tell: SendEvent) =>
  class Reviews extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.define(
        `alter table "reviews" add column if not exists "company" text null, add column if not exists "answer" text null,
          add column if not exists "written_at" timestamptz null`,
      );
      await this.define(
        `create table if not exists "booking_reviews" ("id" serial primary key, "booking_id" int not null, "reference" text not null,
          "experience_id" int not null, "title" text not null, "rating" int not null, "text" text not null, "name" text not null,
          "company" text null, "state" text not null default 'waiting', "reason" text null, "answer" text null,
          "published_id" int null, "given_at" timestamptz not null, "version" int not null default 1,
          constraint "booking_reviews_experience_key" unique ("booking_id", "experience_id"),
          constraint "booking_reviews_rating_check" check (rating >= 1 and rating <= 5),
          constraint "booking_reviews_state_check" check (state in ('waiting', 'published', 'hidden')),
          constraint "booking_reviews_booking_id_foreign" foreign key ("booking_id") references "bookings" ("id") on update no action on delete cascade)`,
      );
      await this.define(
        'create index if not exists "booking_reviews_state_index" on "booking_reviews" ("state", "id")',
      );
      await this.define(
        `create table if not exists "review_asks" ("booking_id" int not null, "version" int not null, primary key ("booking_id"),
          constraint "review_asks_booking_id_foreign" foreign key ("booking_id") references "bookings" ("id") on update no action on delete cascade)`,
      );
      await this.define(
        `create table if not exists "review_links" ("token_hash" text not null, "booking_id" int not null,
          "ends_at" timestamptz not null, primary key ("token_hash"),
          constraint "review_links_booking_id_foreign" foreign key ("booking_id") references "bookings" ("id") on update no action on delete cascade)`,
      );
      await this.define(
        'create index if not exists "review_links_booking_id_index" on "review_links" ("booking_id")',
      );
    }
  };
