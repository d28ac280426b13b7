import { Migration } from '@mikro-orm/migrations';

const TABLES = `
create table "uploads" ("name" text not null, "created_at" timestamptz not null, "unused_since" timestamptz null, primary key ("name"));
alter table "discount_codes" drop constraint "discount_codes_value_check";
alter table "discount_codes" add constraint "discount_codes_value_check" check (discount_value >= 0 and discount_value <= 1000000 and (discount_type = 'fixed' or discount_value <= 100));
alter table "discount_codes" add constraint "discount_codes_min_order_amount_check" check (min_order_amount >= 0 and min_order_amount <= 100000000);
`;

/** Uploaded images, so that unused ones can be found; and bounds for the amounts of discount codes, as for prices. */
export class Catalogue extends Migration {
  override up(): void {
    this.addSql(TABLES);
  }
}
