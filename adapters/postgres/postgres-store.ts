import type { KeyMode } from '@wondercast/core/people/caller';
import type { OctoStore, OctoUnitOfWork } from '../octo/reservation.ts';
import { now as systemNow } from '../system/clock.ts';
import { postgresAccounts } from './account/accounts.ts';
import { postgresInvitations } from './account/invitations.ts';
import { postgresPasswordResets } from './account/password-resets.ts';
import { postgresSecondFactors } from './account/second-factors.ts';
import { postgresAnswers } from './answers/answers.ts';
import { postgresAuditLog } from './audit/audit-log.ts';
import { postgresBookingChanges } from './booking/booking-changes.ts';
import { postgresBookingMails } from './booking/booking-mails.ts';
import { postgresBookingNotes } from './booking/booking-notes.ts';
import { postgresBookings } from './booking/bookings.ts';
import { postgresSessionLinks } from './booking/session-links.ts';
import { postgresCatalogue } from './catalogue/catalogue.ts';
import { postgresCustomerNotes } from './customers/customer-notes.ts';
import { postgresCustomers } from './customers/customer-register.ts';
import { postgresSessionBoard } from './delivery/session-board.ts';
import { postgresCodeUses } from './discount/code-uses.ts';
import { type Database, type DatabaseOptions, openDatabase } from './driver/database.ts';
import { assignmentIds, bookingIds, type DrawnIds, isIdTaken } from './driver/drawn-ids.ts';
import { isFull, translated } from './driver/refusals.ts';
import type { Replicas } from './driver/replicas.ts';
import type { Session } from './driver/transaction.ts';
import { postgresInvoices } from './invoicing/invoices.ts';
import { postgresJobs } from './jobs/jobs.ts';
import { postgresUploads } from './media/uploads.ts';
import { migrate, migrationStates } from './migrate.ts';
import { postgresCalendarFeeds } from './notices/calendar-feeds.ts';
import { postgresReminders } from './notices/reminders.ts';
import { postgresReservations } from './octo/reservations.ts';
import { postgresBookingRegister, type Within } from './office/booking-register.ts';
import { postgresDemoRecords } from './office/demo-records.ts';
import { replicatedRegister } from './office/replicated-register.ts';
import { postgresOrders } from './order/orders.ts';
import { type Listening, postgresEvents } from './partners/events.ts';
import { postgresPartnerKeys } from './partners/partner-keys.ts';
import { postgresPartners } from './partners/partners.ts';
import { postgresTestMails } from './partners/test-mails.ts';
import { postgresWebhookDeliveries } from './partners/webhook-deliveries.ts';
import { postgresWebhookEndpoints } from './partners/webhook-endpoints.ts';
import { postgresAttention } from './payment/attention-list.ts';
import { postgresIntents } from './payment/intents.ts';
import { postgresLedger } from './payment/ledger.ts';
import { postgresMatters } from './payment/matters.ts';
import { postgresPayLinks } from './payment/pay-links.ts';
import { postgresPaymentEvents } from './payment/payment-events.ts';
import { postgresPaymentMethods } from './payment/payment-methods.ts';
import { postgresProviderCustomers } from './payment/provider-customers.ts';
import { postgresRecords } from './records.ts';
import { postgresReviews } from './reviews/reviews.ts';
import { postgresSettings } from './settings/settings.ts';
import { postgresAssignments } from './staffing/assignments.ts';
import { postgresHolds } from './staffing/holds.ts';
import { postgresHosts } from './staffing/hosts.ts';
import { type KnownHosts, knownHosts } from './staffing/known-hosts.ts';
import { postgresMissingRates } from './taxing/missing-rates.ts';
import { postgresNumberChecks } from './taxing/number-checks.ts';
import { postgresTaxedBookings } from './taxing/taxed-bookings.ts';

export interface PostgresStore {
  readonly database: Database;
  readonly unitOfWork: OctoUnitOfWork;
  readonly read: OctoStore;
  /** Calls the listener after each commit of this process that added jobs. Returns a function that stops it. */
  onJobs(listener: () => void): () => void;
  /** Drops what this process caches and what may be wrong after the server was away: connections and reserved ids. */
  renew(): void;
  /** Migrates the tables; several processes may call it at the same time. `tell` reports the progress of long steps. */
  migrate(tell?: (line: string) => void): Promise<void>;
  /** @throws Error with a message for people while the tables lack something that this release needs */
  assertMigrated(): Promise<void>;
  close(): Promise<void>;
}

/** Shared by the stores of all units of work of a process. */
interface Shared {
  readonly ids: { readonly bookings: DrawnIds; readonly assignments: DrawnIds };
  readonly listening: Listening;
  jobsAdded(): void;
  now(): Date;
  /** Which of the two shops the data belongs to. */
  readonly mode: KeyMode;
}

const storeOn = (
  session: Session,
  { ids, listening, jobsAdded, now, mode }: Shared,
  within: Within,
  known: KnownHosts | null = null,
): OctoStore => {
  const records = postgresRecords(session);
  return {
    ...records,
    catalogue: postgresCatalogue(session),
    discountCodes: { ...records.discountCodes, ...postgresCodeUses(session) },
    bookings: postgresBookings(session, ids.bookings),
    bookingChanges: postgresBookingChanges(session),
    hosts: postgresHosts(session, known),
    assignments: postgresAssignments(session, ids.assignments),
    holds: postgresHolds(session),
    board: postgresSessionBoard(session),
    register: postgresBookingRegister(session, within),
    demo: postgresDemoRecords(session),
    bookingMails: postgresBookingMails(session),
    bookingNotes: postgresBookingNotes(session),
    customers: postgresCustomers(session),
    customerNotes: postgresCustomerNotes(session),
    invoices: postgresInvoices(session),
    orders: postgresOrders(session),
    accounts: postgresAccounts(session),
    passwordResets: postgresPasswordResets(session),
    invitations: postgresInvitations(session),
    secondFactors: postgresSecondFactors(session),
    paymentMethods: postgresPaymentMethods(session),
    providerCustomers: postgresProviderCustomers(session),
    intents: postgresIntents(session),
    ledger: postgresLedger(session),
    attention: postgresAttention(session),
    matters: postgresMatters(session),
    taxedBookings: postgresTaxedBookings(session),
    missingRates: postgresMissingRates(session),
    numberChecks: postgresNumberChecks(session),
    paymentEvents: postgresPaymentEvents(session),
    sessionLinks: postgresSessionLinks(session),
    payLinks: postgresPayLinks(session),
    uploads: postgresUploads(session),
    partners: postgresPartners(session, listening),
    partnerKeys: postgresPartnerKeys(session),
    testMails: postgresTestMails(session),
    webhookEndpoints: postgresWebhookEndpoints(session, listening),
    webhookDeliveries: postgresWebhookDeliveries(session),
    events: postgresEvents(session, listening, { jobsAdded, now, mode }),
    calendarFeeds: postgresCalendarFeeds(session),
    reminders: postgresReminders(session),
    reviews: postgresReviews(session),
    reservations: postgresReservations(session),
    settings: postgresSettings(session),
    audit: postgresAuditLog(session),
    answers: postgresAnswers(session),
    jobs: postgresJobs(session, jobsAdded),
  };
};

/** Wraps a session so that it throws the shop's refusals instead of database errors. */
const translating = (session: Session): Session => {
  const speaking = async <Result>(work: Promise<Result>): Promise<Result> => {
    try {
      return await work;
    } catch (error) {
      throw translated(error);
    }
  };
  return {
    ...session,
    run: (query) => speaking(session.run(query)),
    read: (query) => speaking(session.read(query)),
  };
};

export interface StoreOptions {
  now?(): Date;
  readonly mode?: KeyMode;
  /** Called when the server reports a full disk. */
  onFull?(): void;
  /** Replicas for administrators' lists, exports and sums. */
  readonly replicas?: Replicas | null;
}

/** If an id is still taken after this many tries, another program inserts ids of its own. */
const MOST_TRIES = 3;

/** The store in Postgres. */
export const storeOnDatabase = (
  database: Database,
  { now = systemNow, mode = 'live', onFull = () => {}, replicas = null }: StoreOptions = {},
): PostgresStore => {
  const ids = { bookings: bookingIds(database.reserved), assignments: assignmentIds(database.reserved) };
  const dropIds = () => {
    ids.bookings.drop();
    ids.assignments.drop();
  };
  const known = knownHosts();
  database.onRenew(dropIds);
  database.onRenew(known.drop);
  // Until the partners' directory has been read, assume that an endpoint exists.
  const listening: Listening = { anybody: true };
  const committed = new Set<() => void>();
  const unitOfWork: OctoUnitOfWork = async (work) => {
    for (let tries = 1; ; tries++) {
      let hasJobs = false;
      const jobsAdded = () => {
        hasJobs = true;
      };
      try {
        const result = await database.transaction((session) =>
          work(storeOn(session, { ids, listening, jobsAdded, now, mode }, (each) => each(session))),
        );
        if (hasJobs) for (const listener of committed) listener();
        return result;
      } catch (error) {
        if (isFull(error)) onFull();
        // The transaction was rolled back, so the work can be repeated.
        if (!isIdTaken(error) || tries === MOST_TRIES) throw translated(error);
        dropIds();
      }
    }
  };
  const read = storeOn(
    translating(database.reader),
    { ids, listening, jobsAdded: () => {}, now, mode },
    database.transaction,
    known,
  );
  return {
    database,
    read: replicas ? { ...read, register: replicatedRegister(read.register, replicas) } : read,
    unitOfWork,
    onJobs: (listener) => {
      committed.add(listener);
      return () => committed.delete(listener);
    },
    renew: database.renew,
    migrate: async (tell) => {
      const roleLimits = database.behindPooler ? database.limits : null;
      await migrate(database.directUrl, tell, { roleLimits });
    },
    assertMigrated: async () => {
      const states = await migrationStates(database.directUrl);
      const missing = states.filter(({ step, hasRun }) => step === 'expand' && !hasRun);
      if (missing.length > 0)
        throw new Error(
          `${missing.length} migrations have not run, and MIGRATE is off: run npm run migrate (${missing.map(({ name }) => name).join(', ')})`,
        );
    },
    close: () => database.close(),
  };
};

export const openPostgres = async (
  url: string,
  options: Omit<DatabaseOptions, 'url'> = {},
): Promise<PostgresStore> => storeOnDatabase(openDatabase({ url, ...options }));
