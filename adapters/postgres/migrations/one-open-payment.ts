import { MigrationInSteps, type SendEvent } from './in-steps.ts';

/** If somebody still pays a second open intent, the money is credited anyway, and the overpayment is listed. */
const CLOSE_OLDER = `
update "payment_intents" older set "state" = 'cancelled' where older.purpose = 'balance' and older.state = 'open'
  and exists (select 1 from "payment_intents" newer where newer.booking_id = older.booking_id and newer.purpose = 'balance'
    and newer.state = 'open' and (newer.created_at, newer.id) > (older.created_at, older.id));
`;

const ONE_OPEN_KEY = `create unique index "payment_intents_one_open_key" on "payment_intents" ("booking_id")
  where purpose = 'balance' and state = 'open'`;

/** Names the newest card payment of each booking that has received more than it costs. */
const LIST_EXCESS = `
insert into "payment_attention" ("intent_id", "amount", "reason", "since")
  select newest.intent_id, kept.amount - b.total, 'paid-twice', newest.at
  from "bookings" b
  join (select booking_id, sum(case when kind in ('charge', 'offline') and status = 'succeeded' then amount
      when kind = 'refund' and status <> 'failed' then -amount when kind = 'dispute' and status = 'lost' then -amount
      else 0 end) amount from "payment_ledger" group by 1) kept on kept.booking_id = b.id and kept.amount > b.total
  join lateral (select intent_id, at from "payment_ledger" l where l.booking_id = b.id and l.kind = 'charge'
    and l.status = 'succeeded' and l.intent_id is not null order by l.at desc, l.id desc limit 1) newest on true
  on conflict do nothing;
`;

/** A booking has at most one open payment; overpayments are listed for administrators. */
export const oneOpenPayment = (tell: SendEvent) =>
  class OneOpenPayment extends MigrationInSteps {
    protected readonly tell = tell;

    override async up(): Promise<void> {
      await this.driver.execute(CLOSE_OLDER);
      await this.buildIndex('payment_intents_one_open_key', ONE_OPEN_KEY);
      await this.driver.execute(LIST_EXCESS);
    }
  };
