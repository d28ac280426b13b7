import type { Performers } from '../../kernel/jobs.ts';
import type { NoticePorts } from './ports.ts';
import {
  addAccountFeed,
  addBookingFeed,
  addHostFeed,
  calendarFeed,
  revokeAccountFeeds,
  revokeBookingFeeds,
} from './use-cases/calendar-feeds.ts';
import {
  mailAttention,
  mailMatter,
  mailPaymentReceived,
  mailRefund,
} from './use-cases/mail-about-payment.ts';
import { mailBookingAmended } from './use-cases/mail-amended.ts';
import { mailBookingReceived } from './use-cases/mail-booking-received.ts';
import { mailCancellation } from './use-cases/mail-cancellation.ts';
import { mailBookingCancelled } from './use-cases/mail-cancelled.ts';
import { mailChangePayment } from './use-cases/mail-change-payment.ts';
import { mailCustomerChanges } from './use-cases/mail-customer-changes.ts';
import { mailCustomerCorrected } from './use-cases/mail-customer-corrected.ts';
import { mailCustomerDeleted } from './use-cases/mail-customer-deleted.ts';
import { mailBookingConfirmed, mailDatesChanged, mailReminder } from './use-cases/mail-dates.ts';
import { mailHostAsked, mailHostDayAhead, mailHostLink, mailHostWithdrawn } from './use-cases/mail-hosts.ts';
import { mailInvoice, resendInvoice } from './use-cases/mail-invoice.ts';
import { mailNewBooking } from './use-cases/mail-new-booking.ts';
import { mailReviewAsked } from './use-cases/mail-review-asked.ts';
import { mailSessionLinks } from './use-cases/mail-session-links.ts';
import {
  mailConfirmationWithdrawn,
  mailPreferencesChanged,
  mailSessionAgreed,
  mailSessionCancelled,
  mailSessionMoved,
  mailSessionReminder,
  mailSessionSuggested,
  mailSuggestionExpired,
  mailTimesFreed,
} from './use-cases/mail-sessions.ts';
import { readMail } from './use-cases/read-mail.ts';
import { remindOfSessions } from './use-cases/remind-of-sessions.ts';
import { resendMail } from './use-cases/resend-mail.ts';

/** Mails about bookings and payments. */
export const noticesUseCases = (ports: NoticePorts) => ({
  mailBookingReceived: mailBookingReceived(ports),
  mailInvoice: mailInvoice(ports),
  readMail: readMail(ports),
  resendMail: resendMail(ports),
  resendInvoice: resendInvoice(ports),
  mailNewBooking: mailNewBooking(ports),
  mailCustomerCorrected: mailCustomerCorrected(ports),
  mailBookingConfirmed: mailBookingConfirmed(ports),
  mailDatesChanged: mailDatesChanged(ports),
  mailBookingAmended: mailBookingAmended(ports),
  mailBookingCancelled: mailBookingCancelled(ports),
  mailCancellation: mailCancellation(ports),
  sendChangePayment: mailChangePayment(ports),
  mailReminder: mailReminder(ports),
  remindOfSessions: remindOfSessions(ports),
  mailAttention: mailAttention(ports),
  mailMatter: mailMatter(ports),
  mailPaymentReceived: mailPaymentReceived(ports),
  mailRefund: mailRefund(ports),
  addBookingFeed: addBookingFeed(ports),
  revokeBookingFeeds: revokeBookingFeeds(ports),
  addAccountFeed: addAccountFeed(ports),
  revokeAccountFeeds: revokeAccountFeeds(ports),
  addHostFeed: addHostFeed(ports),
  calendarFeed: calendarFeed(ports),
  mailHostAsked: mailHostAsked(ports),
  mailHostWithdrawn: mailHostWithdrawn(ports),
  mailHostLink: mailHostLink(ports),
  mailHostDayAhead: mailHostDayAhead(ports),
  mailConfirmationWithdrawn: mailConfirmationWithdrawn(ports),
  mailTimesFreed: mailTimesFreed(ports),
  mailCustomerChanges: mailCustomerChanges(ports),
  mailCustomerDeleted: mailCustomerDeleted(ports),
  mailPreferencesChanged: mailPreferencesChanged(ports),
  mailSessionAgreed: mailSessionAgreed(ports),
  mailSessionCancelled: mailSessionCancelled(ports),
  mailSessionMoved: mailSessionMoved(ports),
  mailSessionLinks: mailSessionLinks(ports),
  mailSessionReminder: mailSessionReminder(ports),
  mailSessionSuggested: mailSessionSuggested(ports),
  mailSuggestionExpired: mailSuggestionExpired(ports),
  mailReviewAsked: mailReviewAsked(ports),
});

export const noticesPerformers = (shop: ReturnType<typeof noticesUseCases>) =>
  ({
    'mail-booking-received': ({ bookingId, paysByCard }) => shop.mailBookingReceived(bookingId, paysByCard),
    'mail-new-booking': shop.mailNewBooking,
    'mail-invoice': ({ bookingId }) => shop.mailInvoice(bookingId),
    'mail-customer-corrected': shop.mailCustomerCorrected,
    'mail-booking-confirmed': shop.mailBookingConfirmed,
    'mail-dates-changed': shop.mailDatesChanged,
    'mail-booking-amended': shop.mailBookingAmended,
    'mail-booking-cancelled': shop.mailBookingCancelled,
    'mail-customer-deleted': shop.mailCustomerDeleted,
    'mail-cancellation': shop.mailCancellation,
    'mail-change-payment': shop.sendChangePayment,
    'mail-reminder': shop.mailReminder,
    'mail-refund': shop.mailRefund,
    'mail-payment-received': shop.mailPaymentReceived,
    'mail-attention': shop.mailAttention,
    'mail-matter': shop.mailMatter,
    'mail-host-asked': shop.mailHostAsked,
    'mail-host-withdrawn': shop.mailHostWithdrawn,
    'mail-host-link': shop.mailHostLink,
    'mail-host-day-ahead': shop.mailHostDayAhead,
    'mail-confirmation-withdrawn': shop.mailConfirmationWithdrawn,
    'mail-times-freed': shop.mailTimesFreed,
    'mail-customer-changes': shop.mailCustomerChanges,
    'mail-preferences-changed': shop.mailPreferencesChanged,
    'mail-session-agreed': shop.mailSessionAgreed,
    'mail-session-cancelled': shop.mailSessionCancelled,
    'mail-session-moved': shop.mailSessionMoved,
    'mail-session-links': shop.mailSessionLinks,
    'mail-session-reminder': shop.mailSessionReminder,
    'mail-session-suggested': shop.mailSessionSuggested,
    'mail-suggestion-expired': shop.mailSuggestionExpired,
    'mail-review-asked': shop.mailReviewAsked,
  }) satisfies Partial<Performers>;
