import type { Constructor } from '@mikro-orm/core';
import type { Migration } from '@mikro-orm/migrations';
import { Accounts } from './accounts.ts';
import { addOnQuestions } from './add-on-questions.ts';
import { amendmentPayments } from './amendment-payments.ts';
import { billingAddresses } from './billing-addresses.ts';
import { bookingChanges } from './booking-changes.ts';
import { bookingNotes } from './booking-notes.ts';
import { BookingRulesTable } from './booking-rules.ts';
import { bookingSums } from './booking-sums.ts';
import { bookingUpdates } from './booking-updates.ts';
import { CalendarFeedTable } from './calendar-feeds.ts';
import { calendarIndex } from './calendar-index.ts';
import { cardCountries } from './card-countries.ts';
import { cardUsed } from './card-used.ts';
import { Catalogue } from './catalogue.ts';
import { CatalogueChangeTable } from './catalogue-changes.ts';
import { changeKeys } from './change-keys.ts';
import { commissions } from './commissions.ts';
import { confirmedBySessions } from './confirmed-by-sessions.ts';
import { confirmedEmails } from './confirmed-emails.ts';
import { coveringIndexes } from './covering-indexes.ts';
import { customers } from './customers.ts';
import { DemoRecordTable } from './demo-records.ts';
import { DemoReviews } from './demo-reviews.ts';
import { Drafts } from './drafts.ts';
import { feedRemarks } from './feed-remarks.ts';
import { fetchedPictures } from './fetched-pictures.ts';
import { freeTimes } from './free-times.ts';
import { hosts } from './hosts.ts';
import type { SendEvent } from './in-steps.ts';
import { Initial } from './initial.ts';
import { invoiceReferences } from './invoice-references.ts';
import { InvoiceTables } from './invoices.ts';
import { JobOutbox } from './job-outbox.ts';
import { keptMails } from './kept-mails.ts';
import { lastBackup } from './last-backup.ts';
import { lastDays } from './last-days.ts';
import { lastingLedger } from './lasting-ledger.ts';
import { MailClaims } from './mail-claims.ts';
import { mailsAsSent } from './mails-as-sent.ts';
import { MissingRates } from './missing-rates.ts';
import { NumberChecks } from './number-checks.ts';
import { OctoReservations } from './octo-reservations.ts';
import { office } from './office.ts';
import { oncePerCustomer } from './once-per-customer.ts';
import { oneOpenPayment } from './one-open-payment.ts';
import { partnerPeople } from './partner-people.ts';
import { Partners } from './partners.ts';
import { PaymentMatters } from './payment-matters.ts';
import { Payments } from './payments.ts';
import { placedSessions } from './placed-sessions.ts';
import { PurchaseOrders } from './purchase-orders.ts';
import { recoveryCodeDates } from './recovery-code-dates.ts';
import { register } from './register.ts';
import { Releases } from './releases.ts';
import { ReminderTables } from './reminders.ts';
import { returnAddresses } from './return-addresses.ts';
import { revenueChanges } from './revenue-changes.ts';
import { revenuePartners } from './revenue-partners.ts';
import { reviews } from './reviews.ts';
import { searchParts } from './search-parts.ts';
import { sessionLinks } from './session-links.ts';
import { sessionNotice } from './session-notice.ts';
import { sessionQueues } from './session-queues.ts';
import { sessions } from './sessions.ts';
import { Staff } from './staff.ts';
import { statedCommissions } from './stated-commissions.ts';
import { taxedSales } from './taxed-sales.ts';
import { testMode } from './test-mode.ts';
import { waivedSums } from './waived-sums.ts';

/**
 * `expand` only adds what the previous release can live with: new tables and indexes, and columns with defaults. It runs at start.
 * `contract` removes or narrows what no running release uses, and runs with `npm run migrate contract`.
 */
export type Step = 'expand' | 'contract';

export interface ListedMigration {
  readonly name: string;
  readonly step: Step;
  /** For a contraction: the first release that no longer uses what it removes. */
  readonly unusedSince?: string;
  readonly class: Constructor<Migration>;
}

/** In the order in which they run. Those before the first release ran without other nodes. */
export const migrations = (tell: SendEvent): readonly ListedMigration[] => [
  { name: 'initial', step: 'expand', class: Initial },
  { name: 'accounts', step: 'expand', class: Accounts },
  { name: 'payments', step: 'expand', class: Payments },
  { name: 'catalogue', step: 'expand', class: Catalogue },
  { name: 'office', step: 'expand', class: office(tell) },
  { name: 'partners', step: 'expand', class: Partners },
  { name: 'invoices', step: 'expand', class: InvoiceTables },
  { name: 'register', step: 'expand', class: register(tell) },
  { name: 'purchase-orders', step: 'expand', class: PurchaseOrders },
  { name: 'last-days', step: 'expand', class: lastDays(tell) },
  { name: '2026-11-22-one-open-payment', step: 'expand', class: oneOpenPayment(tell) },
  { name: 'job-outbox', step: 'expand', class: JobOutbox },
  { name: 'catalogue-changes', step: 'expand', class: CatalogueChangeTable },
  { name: '2026-11-22-last-backup', step: 'expand', class: lastBackup(tell) },
  { name: 'booking-sums', step: 'expand', class: bookingSums(tell) },
  { name: 'releases', step: 'expand', class: Releases },
  { name: '2026-11-22-sessions', step: 'expand', class: sessions(tell) },
  { name: 'hosts', step: 'expand', class: hosts(tell) },
  { name: 'booking-rules', step: 'expand', class: BookingRulesTable },
  { name: 'lasting-ledger', step: 'expand', class: lastingLedger(tell) },
  { name: '2026-11-22-session-links', step: 'expand', class: sessionLinks(tell) },
  { name: 'calendar-feeds', step: 'expand', class: CalendarFeedTable },
  { name: 'staff', step: 'expand', class: Staff },
  { name: 'reminders', step: 'expand', class: ReminderTables },
  { name: 'session-queues', step: 'expand', class: sessionQueues(tell) },
  { name: 'placed-sessions', step: 'expand', class: placedSessions(tell) },
  { name: 'booking-changes', step: 'expand', class: bookingChanges(tell) },
  { name: 'amendment-payments', step: 'expand', class: amendmentPayments(tell) },
  { name: 'covering-indexes', step: 'expand', class: coveringIndexes(tell) },
  { name: 'booking-notes', step: 'expand', class: bookingNotes(tell) },
  { name: 'customers', step: 'expand', class: customers(tell) },
  { name: 'drafts', step: 'expand', class: Drafts },
  { name: 'change-keys', step: 'expand', class: changeKeys(tell) },
  { name: 'reviews', step: 'expand', class: reviews(tell) },
  { name: 'demo-records', step: 'expand', class: DemoRecordTable },
  { name: 'mail-claims', step: 'expand', class: MailClaims },
  { name: 'fetched-pictures', step: 'expand', class: fetchedPictures(tell) },
  { name: 'waived-sums', step: 'expand', class: waivedSums(tell) },
  { name: 'demo-reviews', step: 'expand', class: DemoReviews },
  { name: 'calendar-index', step: 'expand', class: calendarIndex(tell) },
  { name: 'confirmed-by-sessions', step: 'expand', class: confirmedBySessions(tell) },
  { name: 'kept-mails', step: 'expand', class: keptMails(tell) },
  { name: 'search-parts', step: 'expand', class: searchParts(tell) },
  { name: 'session-notice', step: 'expand', class: sessionNotice(tell) },
  { name: 'revenue-changes', step: 'expand', class: revenueChanges(tell) },
  { name: 'confirmed-emails', step: 'expand', class: confirmedEmails(tell) },
  { name: 'payment-matters', step: 'expand', class: PaymentMatters },
  { name: 'feed-remarks', step: 'expand', class: feedRemarks(tell) },
  { name: 'revenue-partners', step: 'expand', class: revenuePartners(tell) },
  { name: 'recovery-code-dates', step: 'expand', class: recoveryCodeDates(tell) },
  { name: 'card-used', step: 'expand', class: cardUsed(tell) },
  { name: 'mails-as-sent', step: 'expand', class: mailsAsSent(tell) },
  { name: 'free-times', step: 'expand', class: freeTimes(tell) },
  { name: 'octo-reservations', step: 'expand', class: OctoReservations },
  { name: 'once-per-customer', step: 'expand', class: oncePerCustomer(tell) },
  { name: 'add-on-questions', step: 'expand', class: addOnQuestions(tell) },
  { name: 'test-mode', step: 'expand', class: testMode(tell) },
  { name: 'partner-people', step: 'expand', class: partnerPeople(tell) },
  { name: 'commissions', step: 'expand', class: commissions(tell) },
  { name: 'stated-commissions', step: 'expand', class: statedCommissions(tell) },
  { name: 'billing-addresses', step: 'expand', class: billingAddresses(tell) },
  { name: 'booking-updates', step: 'expand', class: bookingUpdates(tell) },
  { name: 'taxed-sales', step: 'expand', class: taxedSales(tell) },
  { name: 'return-addresses', step: 'expand', class: returnAddresses(tell) },
  { name: 'missing-rates', step: 'expand', class: MissingRates },
  { name: 'number-checks', step: 'expand', class: NumberChecks },
  { name: 'card-countries', step: 'expand', class: cardCountries(tell) },
  { name: 'invoice-references', step: 'expand', class: invoiceReferences(tell) },
];
