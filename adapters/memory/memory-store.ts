import type { KeyMode } from '@wondercast/core/people/caller';
import { FIRST_TEST_ID } from '@wondercast/core/people/partners/test-data';
import type { OctoStore, OctoUnitOfWork } from '../octo/reservation.ts';
import { memoryAccounts } from './account/accounts.ts';
import { memoryInvitations } from './account/invitations.ts';
import { memoryPasswordResets } from './account/password-resets.ts';
import { memorySecondFactors } from './account/second-factors.ts';
import { memoryAnswers } from './answers.ts';
import { memoryAuditLog } from './audit-log.ts';
import { memoryBookingChanges } from './booking/booking-changes.ts';
import { memoryBookingMails } from './booking/booking-mails.ts';
import { memoryBookingNotes } from './booking/booking-notes.ts';
import { memoryBookings } from './booking/bookings.ts';
import { memorySessionLinks } from './booking/session-links.ts';
import { memoryCatalogue } from './catalogue/catalogue.ts';
import { memoryCustomerNotes } from './customers/customer-notes.ts';
import { memoryCustomers } from './customers/customer-register.ts';
import { memorySessionBoard } from './delivery/session-board.ts';
import { memoryDiscountCodes } from './discount/discount-codes.ts';
import { memoryInvoices } from './invoicing/invoices.ts';
import { memoryJobs } from './jobs/jobs.ts';
import { memoryUploads } from './media/uploads.ts';
import type { MemorySession } from './memory-session.ts';
import { memoryCalendarFeeds } from './notices/calendar-feeds.ts';
import { memoryReminders } from './notices/reminders.ts';
import { memoryReservations } from './octo/reservations.ts';
import { memoryBookingRegister } from './office/booking-register.ts';
import { memoryDemoRecords } from './office/demo-records.ts';
import { memoryOrders } from './orders.ts';
import { memoryEvents } from './partners/events.ts';
import { memoryPartnerKeys } from './partners/partner-keys.ts';
import { memoryPartners } from './partners/partners.ts';
import { memoryTestMails } from './partners/test-mails.ts';
import { memoryWebhookDeliveries } from './partners/webhook-deliveries.ts';
import { memoryWebhookEndpoints } from './partners/webhook-endpoints.ts';
import { memoryAttention } from './payment/attention-list.ts';
import { memoryIntents } from './payment/intents.ts';
import { memoryLedger } from './payment/ledger.ts';
import { memoryMatters } from './payment/matters.ts';
import { memoryPayLinks } from './payment/pay-links.ts';
import { memoryPaymentEvents } from './payment/payment-events.ts';
import { memoryPaymentMethods } from './payment/payment-methods.ts';
import { memoryProviderCustomers } from './payment/provider-customers.ts';
import { memoryRecords } from './records.ts';
import { memoryReviews } from './reviews/reviews.ts';
import { memorySettings } from './settings.ts';
import { memoryAssignments } from './staffing/assignments.ts';
import { memoryHolds } from './staffing/holds.ts';
import { memoryHosts } from './staffing/hosts.ts';
import { emptyTables, overlays, readOnlyTables, sequences, type Tables } from './tables.ts';
import { memoryMissingRates } from './taxing/missing-rates.ts';
import { memoryNumberChecks } from './taxing/number-checks.ts';
import { memoryTaxedBookings } from './taxing/taxed-bookings.ts';
import { createTurns } from './turns.ts';
import { withProtectedTables } from './twin/protected-tables.ts';

export interface MemoryStore {
  readonly unitOfWork: OctoUnitOfWork;
  readonly read: OctoStore;
  /** Runs work on the tables in a unit of work of its own. For internal parts, such as the worker. */
  inTables<Result>(work: (tables: Tables) => Result): Promise<Result>;
  /** The committed rows. */
  readonly tables: Tables;
  /** Registers a listener that is called after every commit. */
  onCommit(listener: () => void): void;
}

/** Tables in which any write may change a free time. */
const STAFFING = [
  'assignments',
  'heldHosts',
  'hosts',
  'hostAbsences',
  'hostBusyTimes',
  'hostFeeds',
  'bookings',
] as const;

const storeOn = (memory: MemorySession): OctoStore => {
  const records = memoryRecords(memory);
  return {
    ...records,
    catalogue: memoryCatalogue(memory),
    discountCodes: memoryDiscountCodes(memory, records.discountCodes),
    bookings: memoryBookings(memory),
    bookingChanges: memoryBookingChanges(memory),
    hosts: memoryHosts(memory),
    assignments: memoryAssignments(memory),
    holds: memoryHolds(memory),
    board: memorySessionBoard(memory),
    register: memoryBookingRegister(memory),
    demo: memoryDemoRecords(memory),
    bookingMails: memoryBookingMails(memory),
    bookingNotes: memoryBookingNotes(memory),
    customers: memoryCustomers(memory),
    customerNotes: memoryCustomerNotes(memory),
    invoices: memoryInvoices(memory),
    orders: memoryOrders(memory),
    accounts: memoryAccounts(memory),
    passwordResets: memoryPasswordResets(memory),
    invitations: memoryInvitations(memory),
    secondFactors: memorySecondFactors(memory),
    paymentMethods: memoryPaymentMethods(memory),
    providerCustomers: memoryProviderCustomers(memory),
    intents: memoryIntents(memory),
    ledger: memoryLedger(memory),
    attention: memoryAttention(memory),
    matters: memoryMatters(memory),
    taxedBookings: memoryTaxedBookings(memory),
    missingRates: memoryMissingRates(memory),
    numberChecks: memoryNumberChecks(memory),
    paymentEvents: memoryPaymentEvents(memory),
    sessionLinks: memorySessionLinks(memory),
    payLinks: memoryPayLinks(memory),
    uploads: memoryUploads(memory),
    partners: memoryPartners(memory),
    partnerKeys: memoryPartnerKeys(memory),
    testMails: memoryTestMails(memory),
    webhookEndpoints: memoryWebhookEndpoints(memory),
    webhookDeliveries: memoryWebhookDeliveries(memory),
    events: memoryEvents(memory),
    calendarFeeds: memoryCalendarFeeds(memory),
    reminders: memoryReminders(memory),
    reviews: memoryReviews(memory),
    reservations: memoryReservations(memory),
    settings: memorySettings(memory),
    audit: memoryAuditLog(memory),
    answers: memoryAnswers(memory),
    jobs: memoryJobs(memory),
  };
};

/**
 * Keeps everything in this process's memory. Units of work run one after another. Writes of a unit of work are kept in an overlay
 * over the committed rows until it succeeds, so no other reader sees them and a failure leaves nothing behind. `longestWait` for a
 * turn is in milliseconds.
 */
export const memoryStore = ({
  now = () => new Date(),
  longestWait = 10_000,
  mode = 'live',
}: {
  now?: () => Date;
  mode?: KeyMode;
  longestWait?: number;
} = {}): MemoryStore => {
  const committed = emptyTables();
  const nextId = sequences(mode === 'test' ? FIRST_TEST_ID - 1 : 0);
  const turns = createTurns(longestWait);
  const listeners = new Set<() => void>();
  const tables = readOnlyTables(committed);
  let changes = 0;
  const staffingChanges = () => changes;

  const inTurn = async <Result>(
    work: (memory: MemorySession) => Result | Promise<Result>,
  ): Promise<Result> => {
    await turns.take();
    let ended = false;
    const overlay = overlays(committed);
    const memory: MemorySession = {
      get tables() {
        if (ended) throw new Error('This unit of work has ended');
        return overlay;
      },
      nextId,
      mode,
      now,
      staffingChanges,
    };
    let written = false;
    try {
      const result = await work(memory);
      written = Object.values(overlay).some((table) => table.touched);
      if (STAFFING.some((name) => overlay[name].touched)) changes += 1;
      for (const table of Object.values(overlay)) table.commit();
      return result;
    } finally {
      ended = true;
      turns.leave();
      if (written) for (const listener of [...listeners]) listener();
    }
  };

  return {
    unitOfWork: (work) =>
      inTurn((memory) => work(storeOn(mode === 'test' ? withProtectedTables(memory) : memory))),
    read: storeOn({ tables, nextId, mode, now, staffingChanges }),
    inTables: (work) => inTurn(({ tables }) => work(tables)),
    tables,
    onCommit: (listener) => {
      listeners.add(listener);
    },
  };
};
