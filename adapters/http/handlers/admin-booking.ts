import type { Booking } from '@wondercast/core/bookings/booking/booking';
import type { Leaders } from '@wondercast/core/bookings/booking/leaders';
import { BUSY } from '@wondercast/core/bookings/booking/words';
import { documentFileName } from '@wondercast/core/bookings/invoicing/invoice';
import type { AdminBooking } from '@wondercast/core/desk/office/admin-booking';
import { Refusal } from '@wondercast/core/kernel/refusal';
import {
  encodeAdminBooking,
  encodeBookingRow,
  encodeInvoice,
  encodeOverview,
  encodeSessionCalendar,
} from '@wondercast/openapi/codec/admin-booking';
import { encodeBookingNote } from '@wondercast/openapi/codec/booking-note';
import { encodeQuote } from '@wondercast/openapi/codec/quote';
import { encodeUnpaidTimes } from '@wondercast/openapi/codec/unpaid-times';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { attachment } from './attachment.ts';
import { readCursor, toBookingQuery, toCursor, toDay, toRowCursor } from './booking-query.ts';
import { fittingBooking } from './fitting-booking.ts';
import { documentFile } from './invoice.ts';
import { shownFrom } from './pages-of-list.ts';
import { streamed } from './streamed.ts';

type AdminBookingHandlers = Pick<
  Handlers,
  | 'listAdminBookings'
  | 'exportBookings'
  | 'getAdminBooking'
  | 'deleteAdminBooking'
  | 'setConfirmationStatus'
  | 'setPaymentStatus'
  | 'listUnpaidTimes'
  | 'freeUnpaidTimes'
  | 'setDeliveryStatus'
  | 'setBookingSlots'
  | 'bookForCustomer'
  | 'quoteForCustomer'
  | 'correctCustomer'
  | 'linkAccount'
  | 'listBookingNotes'
  | 'addBookingNote'
  | 'removeBookingNote'
  | 'getBookingMail'
  | 'resendMail'
  | 'resendInvoice'
  | 'listInvoices'
  | 'getInvoiceDocument'
  | 'listSlots'
  | 'getOverview'
>;

const BOOKINGS_LIMIT = 100;
const INVOICES_LIMIT = 50;
const PER_DAY = 20;
const DAYS = 30;
/** Each export holds a database connection until it ends. */
const MAX_EXPORTS = 2;

export const adminBookingHandlers = ({ shop, ports }: HttpDeps): AdminBookingHandlers => {
  const encodeAll = async (found: readonly AdminBooking[]) => {
    const around = { now: ports.now(), hosts: await shop.leadersOf(found.map(({ booking }) => booking)) };
    return found.map((each) => fittingBooking(encodeAdminBooking(each, around)));
  };
  const encode = async (found: AdminBooking, from = 0) => {
    const hosts = await shop.leadersOf([found.booking]);
    return fittingBooking(encodeAdminBooking(found, { now: ports.now(), hosts }), from);
  };
  let exporting = 0;
  return {
    listAdminBookings: async ({ caller, parameters, url }) => {
      const { limit = BOOKINGS_LIMIT, cursor } = parameters;
      const query = toBookingQuery(parameters);
      const after = readCursor(cursor, query.order);
      if (parameters.fields === 'row') {
        const { rows, total, more, owed } = await shop.bookingRows(caller, query, { limit, after });
        const sent = rows.map((row) => encodeBookingRow(row, owed.get(row.id) ?? null));
        return shownFrom(url, { items: rows, total, more }, sent, (last) => toRowCursor(last, query.order));
      }
      const { bookings, total, more } = await shop.listBookings(caller, query, { limit, after });
      const sent = await encodeAll(bookings);
      return shownFrom(url, { items: bookings, total, more }, sent, ({ booking }) =>
        toCursor(booking, query.order),
      );
    },
    bookForCustomer: async ({ caller, body, once }) => {
      // A booking that was just created has no other records yet.
      const encoded = (booking: Booking, hosts: Leaders) =>
        fittingBooking(
          encodeAdminBooking(
            { booking, account: null, open: booking.total, invoice: null, mails: [], numberChecks: [] },
            { now: ports.now(), hosts },
          ),
        );
      const key = once && {
        key: once,
        answerTo: (booking: Booking, leaders: Leaders) => ({ status: 201, body: encoded(booking, leaders) }),
      };
      const placed = await shop.bookForCustomer(caller, body, key);
      return { body: encoded(placed, await shop.leadersOf([placed])) };
    },
    quoteForCustomer: async ({ caller, body }) => ({
      body: encodeQuote(await shop.quoteForCustomer(caller, body)),
    }),
    exportBookings: async ({ caller, parameters }) => {
      const query = toBookingQuery(parameters);
      if (exporting >= MAX_EXPORTS) throw new Refusal('unavailable', BUSY);
      exporting++;
      const stream = await streamed(async (write) => {
        try {
          await shop.exportBookings(caller, query, write);
        } finally {
          exporting--;
        }
      });
      return { stream, type: 'text/csv; charset=utf-8', headers: attachment('bookings.csv') };
    },
    getAdminBooking: async ({ caller, parameters }) => ({
      body: await encode(await shop.bookingForAdmin(caller, parameters.id), parameters.sessionsFrom),
    }),
    deleteAdminBooking: async ({ caller, parameters }) => {
      await shop.deleteAnyBooking(caller, parameters.id);
      return { body: { message: 'Booking deleted' } };
    },
    setConfirmationStatus: async ({ caller, parameters, body }) => ({
      body: await encode(await shop.setConfirmed(caller, parameters.id, body)),
    }),
    setPaymentStatus: async ({ caller, parameters, body }) => ({
      body: await encode(await shop.setPaymentStatus(caller, parameters.id, body)),
    }),
    listUnpaidTimes: async ({ caller }) => ({
      body: (await shop.unpaidTimes(caller)).map(encodeUnpaidTimes),
    }),
    freeUnpaidTimes: async ({ caller, parameters, body }) => ({
      body: await encode(await shop.freeUnpaidTimes(caller, parameters.id, body)),
    }),
    setDeliveryStatus: async ({ caller, parameters, body }) => ({
      body: await encode(await shop.setDeliveryStatus(caller, parameters.id, body)),
    }),
    setBookingSlots: async ({ caller, parameters, body }) => ({
      body: await encode(await shop.scheduleBooking(caller, parameters.id, body)),
    }),
    correctCustomer: async ({ caller, parameters, body }) => ({
      body: await encode(await shop.correctCustomer(caller, parameters.id, body)),
    }),
    linkAccount: async ({ caller, parameters, body }) => ({
      body: await encode(await shop.linkAccount(caller, parameters.id, body)),
    }),
    listBookingNotes: async ({ caller, parameters }) => ({
      body: (await shop.bookingNotes(caller, parameters.id)).map(encodeBookingNote),
    }),
    addBookingNote: async ({ caller, parameters, body }) => ({
      body: encodeBookingNote(await shop.addBookingNote(caller, parameters.id, body.text)),
    }),
    removeBookingNote: async ({ caller, parameters }) => {
      await shop.removeBookingNote(caller, parameters.id, parameters.noteId);
      return { body: { message: 'Note removed' } };
    },
    getBookingMail: async ({ caller, parameters }) => ({
      body: await shop.readMail(caller, parameters.id, parameters.messageId),
    }),
    resendMail: async ({ caller, parameters }) => {
      await shop.resendMail(caller, parameters.id, parameters.messageId);
      return { body: { message: 'Mail sent' } };
    },
    resendInvoice: async ({ caller, parameters }) => {
      await shop.resendInvoice(caller, parameters.id);
      return { body: { message: 'Invoice email sent' } };
    },
    listInvoices: async ({ caller, parameters, url }) => {
      const { limit = INVOICES_LIMIT, cursor, search = '' } = parameters;
      const before = cursor === undefined ? null : Number(cursor);
      const named = search.replaceAll('\0', '').trim().toUpperCase() || null;
      const { invoices, total, more } = await shop.listInvoices(caller, { limit, before, named });
      return shownFrom(url, { items: invoices, total, more }, invoices.map(encodeInvoice), ({ id }) => id);
    },
    getInvoiceDocument: async ({ caller, parameters }) => {
      const { as = 'pdf' } = parameters;
      const { number, file } = await shop.documentPdf(caller, parameters.id, as);
      return documentFile(file, as, documentFileName({ number }, as));
    },
    listSlots: async ({ caller, parameters }) => {
      const { perDay = PER_DAY } = parameters;
      const [from, to] = [toDay('from', parameters.from), toDay('to', parameters.to)];
      return { body: encodeSessionCalendar(await shop.sessionCalendar(caller, { from, to, perDay })) };
    },
    getOverview: async ({ caller, parameters }) => ({
      body: encodeOverview(await shop.overview(caller, parameters.days ?? DAYS)),
    }),
  };
};
