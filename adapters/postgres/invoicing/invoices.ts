import { numberIn, seriesOf } from '@wondercast/core/bookings/invoicing/invoice';
import type { Invoices } from '@wondercast/core/bookings/invoicing/ports';
import { sql } from 'kysely';
import { fieldsOf, type RowOf } from '../driver/columns.ts';
import { writtenRow } from '../driver/query.ts';
import { insertAndRead, insertion, rowsBy } from '../driver/row-statements.ts';
import { anyOf, type Builder, type Given, statement } from '../driver/statement.ts';
import type { Session } from '../driver/transaction.ts';
import { InvoiceFileRow, InvoiceRow } from './tables.ts';

const invoices = (db: Builder) => db.selectFrom('invoices').select(fieldsOf(InvoiceRow));

// The row stays locked until the transaction ends: the next invoice waits, and after a rollback takes the same number.
const TAKE = statement((db, { series }: Given<{ series: string }>) =>
  db
    .insertInto('invoice_series')
    .values({ name: series, last: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet(({ eb }) => ({ last: eb('invoice_series.last', '+', 1) })),
    )
    .returning('last'),
);
const ADD = insertAndRead(InvoiceRow, 'id');
const BY_ID = rowsBy(InvoiceRow, 'id');
const OF_BOOKINGS = statement((db, { bookingIds }: Given<{ bookingIds: readonly number[] }>) =>
  invoices(db).where('booking_id', '=', anyOf(bookingIds)).orderBy('id'),
);
const NEWEST = statement((db, { limit }: Given<{ limit: number }>) =>
  invoices(db).orderBy('id', 'desc').limit(limit),
);
const OLDER = statement((db, { limit, before }: Given<{ limit: number; before: number }>) =>
  invoices(db).where('id', '<', before).orderBy('id', 'desc').limit(limit),
);
/** A booking has only a few documents, one for each change. */
const NAMED = statement((db, { named }: Given<{ named: string }>) =>
  invoices(db)
    .where(({ eb, or }) => or([eb('number', '=', named), eb('reference', '=', named)]))
    .orderBy('id', 'desc'),
);
const COUNT = statement((db) =>
  db.selectFrom('invoices').select(({ fn }) => fn.countAll<number>().as('total')),
);
const FILE = rowsBy(InvoiceFileRow, 'invoiceId');
const KEEP = statement<{ invoice_id: number }, RowOf<typeof InvoiceFileRow>>(
  () => sql<{ invoice_id: number }>`${insertion(InvoiceFileRow)} on conflict do nothing returning invoice_id`,
);
const EXPIRE = statement((db, { before }: Given<{ before: Date }>) =>
  db.deleteFrom('invoices').where('issued_at', '<', before),
);

export const postgresInvoices = ({ run }: Session): Invoices => ({
  issue: async (invoice) => {
    const series = seriesOf(invoice);
    const { last } = writtenRow(await run(TAKE({ series })), 'The number of an invoice');
    return writtenRow(await run(ADD({ ...invoice, number: numberIn(series, last) })), 'The invoice');
  },
  byId: async (id) => (await run(BY_ID({ id })))[0] ?? null,
  ofBooking: (bookingId) => run(OF_BOOKINGS({ bookingIds: [bookingId] })),
  ofBookings: (bookingIds) => run(OF_BOOKINGS({ bookingIds })),
  page: async ({ limit, before, named = null }) => {
    if (named !== null) {
      const meant = await run(NAMED({ named }));
      const older = meant.filter(({ id }) => before === null || id < before);
      return { invoices: older.slice(0, limit), total: meant.length, more: older.length > limit };
    }
    const [rows, counted] = await Promise.all([
      run(before === null ? NEWEST({ limit: limit + 1 }) : OLDER({ limit: limit + 1, before })),
      run(COUNT()),
    ]);
    return { invoices: rows.slice(0, limit), total: counted[0]?.total ?? 0, more: rows.length > limit };
  },
  file: async (id) => {
    const [row] = await run(FILE({ invoiceId: id }));
    return row ? new Uint8Array(row.pdf) : null;
  },
  keepFile: async (id, file) => (await run(KEEP({ invoiceId: id, pdf: Buffer.from(file) }))).length > 0,
  expire: async (before) => {
    await run(EXPIRE({ before }));
  },
});
