import type { CustomerDetails } from '@wondercast/core/desk/customers/customer-details';
import type { CustomerNote } from '@wondercast/core/desk/customers/customer-note';
import type { CustomerMember, CustomerRecord } from '@wondercast/core/desk/customers/customer-record';
import type { AdminBooking } from '@wondercast/core/desk/office/admin-booking';
import { toAmount } from '@wondercast/core/kernel/money';
import { encodeInvoice } from './admin-booking.ts';
import { encodeAuditEntry } from './audit.ts';
import { encodeBookingState } from './booking-state.ts';
import type { Wire } from './wire.ts';

export const encodeCustomer = (customer: CustomerRecord): Wire<'Customer'> => ({
  id: customer.id,
  version: customer.version,
  firstName: customer.firstName,
  lastName: customer.lastName,
  email: customer.email,
  companyName: customer.companyName,
  phoneNumber: customer.phoneNumber,
  bookings: customer.bookings,
  spend: toAmount(customer.spend),
  credit: toAmount(customer.credit),
  firstBookedAt: customer.firstBookedAt.toISOString(),
  lastBookedAt: customer.lastBookedAt.toISOString(),
});

export const encodeCustomerNote = ({ id, text, author, at }: CustomerNote): Wire<'CustomerNote'> => ({
  id,
  text,
  author,
  at: at.toISOString(),
});

const encodeMember = (member: CustomerMember): Wire<'CustomerMember'> => ({
  id: member.id,
  firstName: member.firstName,
  lastName: member.lastName,
  email: member.email,
  companyName: member.companyName,
  bookings: member.bookings,
  spend: toAmount(member.spend),
  lastBookedAt: member.lastBookedAt.toISOString(),
});

const encodeBooking = ({ booking, open }: AdminBooking): Wire<'CustomerBooking'> => ({
  id: booking.id,
  bookingReference: booking.reference,
  titles: booking.lines.map(({ experience }) => experience?.title ?? 'Experience not found'),
  createdAt: booking.createdAt.toISOString(),
  ...encodeBookingState(booking),
  paymentStatus: booking.paymentStatus,
  deliveryStatus: booking.deliveryStatus,
  totalPrice: toAmount(booking.total),
  openAmount: toAmount(open),
});

export const encodeCustomerDetails = (details: CustomerDetails): Wire<'CustomerDetails'> => ({
  ...encodeCustomer(details.customer),
  members: details.members.map(encodeMember),
  latestBookings: details.bookings.map(encodeBooking),
  invoices: details.invoices.map(encodeInvoice),
  notes: details.notes.map(encodeCustomerNote),
  history: details.history.map((entry) => encodeAuditEntry(entry, {})),
});
