import { taxFaultOf } from '@wondercast/core/desk/office/tax-agreement';
import { historiesOf } from '@wondercast/core/desk/office/use-cases/report-tax';
import { sql } from 'kysely';
import { type Finding, note, well, wrong } from '../../system/finding.ts';
import { postgresBookings } from '../booking/bookings.ts';
import type { Database } from '../driver/database.ts';
import { bookingIds } from '../driver/drawn-ids.ts';
import { type Given, statement } from '../driver/statement.ts';
import { postgresInvoices } from '../invoicing/invoices.ts';
import { postgresLedger } from '../payment/ledger.ts';
import { TO_DECIDE } from '../state-sets.ts';

const CHECK = 'taxes';
/** Matters that need a decision should not wait longer than this. */
const PATIENCE = '7 days';
/** Only the newest bookings are checked: older ones can only become wrong when somebody writes rows by hand. */
const MOST = 2_000;
const BATCH = 200;

const OVERDUE = statement((db) =>
  db.selectNoFrom(
    sql<number>`((select count(*) from missing_rates where since < now() - ${PATIENCE}::interval)
      + (select count(*) from number_checks where decision is null and state in (${sql.join(TO_DECIDE.map((state) => sql.lit(state)))})
        and coalesce(tried_at, asked_at) < now() - ${PATIENCE}::interval
        and exists (select from bookings where bookings.id = number_checks.booking_id)))::int`.as('overdue'),
  ),
);
const NEWEST_TAXED = statement((db, { limit }: Given<{ limit: number }>) =>
  db.selectFrom('bookings').select('id').where('tax', 'is not', null).orderBy('id', 'desc').limit(limit),
);

/** Bookings whose tax differs from their documents, payments and sessions. */
const disagreeing = async ({ reader, reserved }: Database): Promise<readonly number[]> => {
  const read = {
    bookings: postgresBookings(reader, bookingIds(reserved)),
    invoices: postgresInvoices(reader),
    ledger: postgresLedger(reader),
  };
  const ids = (await reader.run(NEWEST_TAXED({ limit: MOST }))).map(({ id }) => id);
  const found: number[] = [];
  for (let at = 0; at < ids.length; at += BATCH)
    for (const history of await historiesOf(read, ids.slice(at, at + BATCH)))
      if (history.booking && taxFaultOf(history, new Date())) found.push(history.booking.id);
  return found;
};

/** Checks that tax matters are being decided, and that the three tax reports agree. */
export const taxes = async (database: Database): Promise<readonly Finding[]> => {
  const [waiting] = await database.reader.run(OVERDUE());
  const overdue = waiting?.overdue ?? 0;
  const wrongIds = await disagreeing(database);
  return [
    overdue > 0
      ? note(
          CHECK,
          `${overdue} ${overdue === 1 ? 'matter of tax has' : 'matters of tax have'} been waiting for more than 7 days.`,
          'Decide about them under “Tax to check” in the dashboard.',
        )
      : well(CHECK, 'No matter of tax waits long.'),
    wrongIds.length > 0
      ? wrong(
          CHECK,
          `The tax of ${wrongIds.length} ${wrongIds.length === 1 ? 'booking' : 'bookings'} is not what documents, payments and sessions come to, of the newest ${MOST.toLocaleString('en-US')}: ${wrongIds.slice(0, 5).join(', ')}.`,
          'Somebody or something wrote rows beside the shop: compare with the last backup, and correct them.',
        )
      : well(CHECK, 'Tax by document, by payment and by session agree.'),
  ];
};
