import type { StandingDocument } from '@wondercast/core/bookings/invoicing/document-state';
import { eInvoiceOf } from '@wondercast/core/bookings/invoicing/e-invoice-of';
import type { Invoice } from '@wondercast/core/bookings/invoicing/invoice';
import type { ListedDocument } from '@wondercast/core/bookings/invoicing/tax-evidence';
import { placeWords } from '@wondercast/core/bookings/taxing/words';
import { instantOf } from '@wondercast/core/calendar/scheduling/instant';
import type { AdminBooking, ListedMail } from '@wondercast/core/desk/office/admin-booking';
import type { Owed } from '@wondercast/core/desk/office/owed';
import type { BookingRow, Overview, Session, SessionDay } from '@wondercast/core/desk/office/register';
import { currency, toAmount } from '@wondercast/core/kernel/money';
import { minutesOf } from '@wondercast/core/shop/catalogue/search';
import { encodeBooking } from './booking.ts';
import { encodeBookingState } from './booking-state.ts';
import type { Around } from './session.ts';
import { encodeSlot } from './slot.ts';
import { encodeNumberCheck } from './tax-matter.ts';
import { encodeInvoicedTax } from './taxed.ts';
import type { Wire } from './wire.ts';

const encodeMail = ({
  messageId,
  kind,
  state,
  attempts,
  error,
  at,
  recipient,
  resendable,
}: ListedMail): Wire<'BookingMail'> => ({
  messageId,
  kind,
  state,
  attempts,
  error,
  at: at.toISOString(),
  recipient,
  resendable,
});

const encodeInvoiceState = ({ number, issuedAt, dueOn, figures }: Invoice): Wire<'InvoiceState'> => ({
  currency: currency(),
  number,
  issuedAt: issuedAt.toISOString(),
  dueOn,
  total: toAmount(figures.total),
  tax: figures.taxed ? encodeInvoicedTax(figures.taxed) : null,
});

/** One of the documents of a booking, as its owner sees it too. */
export const encodeBookingInvoice = (invoice: StandingDocument): Wire<'BookingInvoice'> => ({
  ...encodeInvoiceState(invoice),
  id: invoice.id,
  kind: invoice.kind,
  state: invoice.state,
  credits: invoice.credits,
  xml: eInvoiceOf(invoice, null).found ? 'ubl' : null,
});

/** One of the list of all documents. */
export const encodeInvoice = (invoice: ListedDocument): Wire<'InvoiceDocument'> => ({
  ...encodeInvoiceState(invoice),
  id: invoice.id,
  kind: invoice.kind,
  state: invoice.state,
  bookingId: invoice.bookingId,
  bookingReference: invoice.reference,
  credits: invoice.credits,
  customerName: invoice.figures.buyer.name,
  companyName: invoice.figures.buyer.companyName,
  evidence: invoice.evidence && {
    billingCountry: invoice.evidence.billingCountry,
    cardCountries: [...invoice.evidence.cardCountries],
    places: invoice.evidence.places.map((place) => ({
      country: place.country,
      region: place.region,
      message: placeWords({
        isAssumed: place.isAssumed,
        ...(place.by && { by: place.by }),
        ...(place.insteadOf && { insteadOf: place.insteadOf }),
      }),
    })),
    numberChecks: invoice.evidence.numberChecks.map(encodeNumberCheck),
  },
});

export const encodeAdminBooking = (
  { booking, account, open, invoice, mails, numberChecks }: AdminBooking,
  around: Around,
): Wire<'AdminBooking'> => {
  const [first] = booking.lines;
  return {
    ...encodeBooking(booking, around),
    user: account && { username: account.username, email: account.email },
    experience: first?.experience ? { title: first.experience.title } : null,
    openAmount: toAmount(open),
    invoice: invoice && encodeInvoiceState(invoice),
    mails: mails.map(encodeMail),
    numberChecks: numberChecks.map(encodeNumberCheck),
  };
};

/** A row of the list of bookings: what its table shows. */
export const encodeBookingRow = (row: BookingRow, owed: Owed | null): Wire<'BookingRow'> => {
  const { companyName, firstName, lastName, email } = row.customer;
  return {
    currency: currency(),
    id: row.id,
    bookingReference: row.reference,
    partner: row.partner && { id: row.partner.id, name: row.partner.name },
    experience: row.experience && { title: row.experience.title, imageUrl: row.experience.imageUrl },
    lines: row.lines,
    cancelledLines: row.cancelledLines,
    lineCancelled: row.isLineCancelled,
    slotCancelled: row.isSlotCancelled,
    slot: row.slot && encodeSlot(row.slot),
    totalPrice: toAmount(row.total),
    ...encodeBookingState(row),
    paymentStatus: row.paymentStatus,
    deliveryStatus: row.deliveryStatus,
    createdAt: row.createdAt.toISOString(),
    companyName,
    firstName,
    lastName,
    email,
    owed: owed && {
      amount: toAmount(owed.open),
      invoice: owed.invoice && encodeInvoiceState(owed.invoice),
      sentAt: owed.sentAt?.toISOString() ?? null,
    },
    version: row.version,
  };
};

const DEFAULT_MINUTES = 60;

const encodeSession = (session: Session): Wire<'CalendarSession'> => ({
  bookingId: session.bookingId,
  bookingReference: session.reference,
  date: session.date,
  time: session.time,
  meridiem: session.meridiem,
  zone: session.zone,
  startsAt: (session.startsAt ?? instantOf(session))?.toISOString() ?? null,
  minutes: minutesOf(session.duration ?? '') ?? DEFAULT_MINUTES,
  title: session.title ?? 'Experience not found',
  selectedTier: session.selectedTier,
  units: session.units,
  customerName: `${session.firstName} ${session.lastName}`,
  companyName: session.companyName,
  confirmed: encodeBookingState(session).confirmed,
  deliveryStatus: session.deliveryStatus,
});

export const encodeSessionCalendar = (days: readonly SessionDay[]): Wire<'SessionCalendar'> => ({
  days: days.map(({ date, total, confirmed, sessions }) => ({
    date,
    total,
    confirmed,
    sessions: sessions.map(encodeSession),
  })),
});

const encodeUpcoming = (session: Overview['upcoming']['next'][number]): Wire<'UpcomingSession'> => ({
  ...encodeSession(session),
  hosts: [...session.hosts],
});

export const encodeOverview = (overview: Overview): Wire<'Overview'> => ({
  currency: currency(),
  days: overview.days.map(({ date, bookings, revenue, received }) => ({
    date,
    bookings,
    revenue: toAmount(revenue),
    received: toAmount(received),
  })),
  bookings: overview.bookings,
  revenue: toAmount(overview.revenue),
  received: toAmount(overview.received),
  unpaid: { bookings: overview.unpaid.bookings, amount: toAmount(overview.unpaid.amount) },
  unconfirmed: overview.unconfirmed,
  upcoming: { week: overview.upcoming.week, next: overview.upcoming.next.map(encodeUpcoming) },
  attention: overview.attention,
});
