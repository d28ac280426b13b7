import { Migration } from '@mikro-orm/migrations';

const TABLE = `
create table "payment_matters" ("id" text not null, "intent_id" text not null, "amount" bigint not null, "reason" text not null, "cause" text null, "evidence_due" timestamptz null, "url" text null, "since" timestamptz not null, primary key ("id"));
`;

/** Failed refunds and disputes (decision 207). */
export class PaymentMatters extends Migration {
  override up(): void {
    this.addSql(TABLE);
  }
}
