import { type Invoice, numberIn, seriesOf } from '@wondercast/core/invoicing/invoice';
import type { Invoices } from '@wondercast/core/invoicing/ports';
import type { Session } from '../driver/database.ts';
import { constant } from '../driver/dialect.ts';
import { instant } from '../rows.ts';

// The row stays locked until the end: whoever comes next waits, and after a rollback takes the same number.
const TAKE = constant(`insert into invoice_series (name, last) values ($1, 1)
  on conflict (name) do update set last = invoice_series.last + 1 returning last`);
const COLUMNS = `id, kind, number, booking_id "bookingId", reference, issued_at "issuedAt", due_on "dueOn", credits, figures`;
const ADD =
  constant(`insert into invoices (kind, number, booking_id, reference, issued_at, due_on, credits, figures)
  values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb) returning ${COLUMNS}`);
const BY_ID = constant(`select ${COLUMNS} from invoices where id = $1`);
const OF_BOOKINGS = constant(`select ${COLUMNS} from invoices where booking_id = any($1::int[]) order by id`);
const NEWEST = constant(`select ${COLUMNS} from invoices order by id desc limit $1`);
const OLDER = constant(`select ${COLUMNS} from invoices where id < $2 order by id desc limit $1`);
const COUNT = constant('select count(*)::int "total" from invoices');
const FILE = constant('select pdf from invoice_files where invoice_id = $1');
const KEEP = constant(
  'insert into invoice_files (invoice_id, pdf) values ($1, $2) on conflict do nothing returning 1',
);
const EXPIRE = constant('delete from invoices where issued_at < $1');

type Row = Omit<Invoice, 'issuedAt'> & { issuedAt: string };

const invoiceOf = (row: Row): Invoice => ({ ...row, issuedAt: instant(row.issuedAt) });

export const postgresInvoices = ({ sql }: Session): Invoices => {
  const many = async (text: string, parameters: readonly unknown[]) =>
    (await sql<Row>(text, parameters)).map(invoiceOf);
  return {
    issue: async (invoice) => {
      const series = seriesOf(invoice);
      const [taken] = await sql<{ last: number }>(TAKE, [series]);
      const number = numberIn(series, taken?.last ?? 0);
      const { kind, bookingId, reference, issuedAt, dueOn, credits, figures } = invoice;
      const rest = [bookingId, reference, issuedAt, dueOn, credits, JSON.stringify(figures)];
      const [issued] = await many(ADD, [kind, number, ...rest]);
      if (!issued) throw new Error('The invoice was not written');
      return issued;
    },
    byId: async (id) => (await many(BY_ID, [id]))[0] ?? null,
    ofBooking: (bookingId) => many(OF_BOOKINGS, [[bookingId]]),
    ofBookings: (bookingIds) => many(OF_BOOKINGS, [bookingIds]),
    page: async ({ limit, before }) => {
      const [invoices, counted] = await Promise.all([
        before === null ? many(NEWEST, [limit + 1]) : many(OLDER, [limit + 1, before]),
        sql<{ total: number }>(COUNT),
      ]);
      return {
        invoices: invoices.slice(0, limit),
        total: counted[0]?.total ?? 0,
        more: invoices.length > limit,
      };
    },
    file: async (id) => {
      const [row] = await sql<{ pdf: Buffer }>(FILE, [id]);
      return row ? new Uint8Array(row.pdf) : null;
    },
    keepFile: async (id, file) => (await sql(KEEP, [id, Buffer.from(file)])).length > 0,
    expire: async (before) => {
      await sql(EXPIRE, [before]);
    },
  };
};
