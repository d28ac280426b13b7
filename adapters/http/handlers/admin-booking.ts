import { BUSY } from '@wondercast/core/booking/words';
import { Refusal } from '@wondercast/core/refusal';
import {
  encodeAdminBooking,
  encodeInvoice,
  encodeOverview,
  encodeSessionCalendar,
} from '@wondercast/openapi/codec/admin-booking';
import type { HttpDeps } from '../deps.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { attachment } from './attachment.ts';
import { askedBookings, cursorOf, dayOf, placeOf } from './booking-query.ts';
import { nextLink } from './next-link.ts';
import { streamed } from './streamed.ts';

type AdminBookingHandlers = Pick<
  Handlers,
  | 'listAdminBookings'
  | 'exportBookings'
  | 'getAdminBooking'
  | 'deleteAdminBooking'
  | 'setConfirmationStatus'
  | 'setPaymentStatus'
  | 'setDeliveryStatus'
  | 'setBookingSlots'
  | 'resendInvoice'
  | 'listInvoices'
  | 'getInvoiceDocument'
  | 'listSlots'
  | 'getOverview'
>;

const PAGE = 100;
const INVOICES = 50;
const PER_DAY = 20;
const DAYS = 30;
/** Each export holds a database connection until it ends. */
const EXPORTS_AT_ONCE = 2;

export const adminBookingHandlers = ({ shop }: HttpDeps): AdminBookingHandlers => {
  let exporting = 0;
  return {
    listAdminBookings: async ({ caller, parameters, url }) => {
      const { limit = PAGE, cursor } = parameters;
      const question = askedBookings(parameters);
      const after = placeOf(cursor, question.order);
      const { bookings, total, more } = await shop.listBookings(caller, question, { limit, after });
      const last = bookings.at(-1);
      return {
        body: bookings.map(encodeAdminBooking),
        headers: {
          'X-Total-Count': String(total),
          ...(more && last ? { Link: nextLink(url, cursorOf(last.booking, question.order)) } : {}),
        },
      };
    },
    exportBookings: async ({ caller, parameters }) => {
      const question = askedBookings(parameters);
      if (exporting >= EXPORTS_AT_ONCE) throw new Refusal('unavailable', BUSY);
      exporting++;
      const stream = await streamed(async (write) => {
        try {
          await shop.exportBookings(caller, question, write);
        } finally {
          exporting--;
        }
      });
      return { stream, type: 'text/csv; charset=utf-8', headers: attachment('bookings.csv') };
    },
    getAdminBooking: async ({ caller, parameters }) => ({
      body: encodeAdminBooking(await shop.bookingForAdmin(caller, parameters.id)),
    }),
    deleteAdminBooking: async ({ caller, parameters }) => {
      await shop.deleteAnyBooking(caller, parameters.id);
      return { body: { message: 'Booking deleted' } };
    },
    setConfirmationStatus: async ({ caller, parameters, body }) => ({
      body: encodeAdminBooking(await shop.setConfirmed(caller, parameters.id, body)),
    }),
    setPaymentStatus: async ({ caller, parameters, body }) => ({
      body: encodeAdminBooking(await shop.setPaymentStatus(caller, parameters.id, body)),
    }),
    setDeliveryStatus: async ({ caller, parameters, body }) => ({
      body: encodeAdminBooking(await shop.setDeliveryStatus(caller, parameters.id, body)),
    }),
    setBookingSlots: async ({ caller, parameters, body }) => ({
      body: encodeAdminBooking(await shop.scheduleBooking(caller, parameters.id, body)),
    }),
    resendInvoice: async ({ caller, parameters }) => {
      await shop.resendInvoice(caller, parameters.id);
      return { body: { message: 'Invoice email sent' } };
    },
    listInvoices: async ({ caller, parameters, url }) => {
      const { limit = INVOICES, cursor } = parameters;
      const before = cursor === undefined ? null : Number(cursor);
      const { invoices, total, more } = await shop.listInvoices(caller, { limit, before });
      const last = invoices.at(-1);
      return {
        body: invoices.map(encodeInvoice),
        headers: {
          'X-Total-Count': String(total),
          ...(more && last ? { Link: nextLink(url, last.id) } : {}),
        },
      };
    },
    getInvoiceDocument: async ({ caller, parameters }) => {
      const { number, file } = await shop.documentPdf(caller, parameters.id);
      return { file: Buffer.from(file), type: 'application/pdf', headers: attachment(`${number}.pdf`) };
    },
    listSlots: async ({ caller, parameters }) => {
      const { perDay = PER_DAY } = parameters;
      const [from, to] = [dayOf('from', parameters.from), dayOf('to', parameters.to)];
      return { body: encodeSessionCalendar(await shop.sessionCalendar(caller, { from, to, perDay })) };
    },
    getOverview: async ({ caller, parameters }) => ({
      body: encodeOverview(await shop.overview(caller, parameters.days ?? DAYS)),
    }),
  };
};
