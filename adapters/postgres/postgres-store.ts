import type { KeyMode } from '@wondercast/core/people/caller';
import type { OctoStore, OctoUnitOfWork } from '../octo/reservation.ts';
import { now as systemNow } from '../system/clock.ts';
import { lazily } from '../system/lazily.ts';
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
import { RECORD_MAKERS } from './records.ts';
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

/** What the parts of a store need besides their session. */
interface Around {
  readonly ids: { readonly bookings: DrawnIds; readonly assignments: DrawnIds };
  readonly listening: Listening;
  jobsAdded(): void;
  now(): Date;
  /** Which of the two shops the data belongs to. */
  readonly mode: KeyMode;
  readonly within: Within;
  readonly known: KnownHosts | null;
}

const storeOn = lazily<[Session, Around], OctoStore>({
  ...RECORD_MAKERS,
  catalogue: postgresCatalogue,
  discountCodes: (session) => ({
    ...RECORD_MAKERS.discountCodes(session),
    ...postgresCodeUses(session),
  }),
  bookings: (session, { ids }) => postgresBookings(session, ids.bookings),
  bookingChanges: postgresBookingChanges,
  hosts: (session, { known }) => postgresHosts(session, known),
  assignments: (session, { ids }) => postgresAssignments(session, ids.assignments),
  holds: postgresHolds,
  board: postgresSessionBoard,
  register: (session, { within }) => postgresBookingRegister(session, within),
  demo: postgresDemoRecords,
  bookingMails: postgresBookingMails,
  bookingNotes: postgresBookingNotes,
  customers: postgresCustomers,
  customerNotes: postgresCustomerNotes,
  invoices: postgresInvoices,
  orders: postgresOrders,
  accounts: postgresAccounts,
  passwordResets: postgresPasswordResets,
  invitations: postgresInvitations,
  secondFactors: postgresSecondFactors,
  paymentMethods: postgresPaymentMethods,
  providerCustomers: postgresProviderCustomers,
  intents: postgresIntents,
  ledger: postgresLedger,
  attention: postgresAttention,
  matters: postgresMatters,
  taxedBookings: postgresTaxedBookings,
  missingRates: postgresMissingRates,
  numberChecks: postgresNumberChecks,
  paymentEvents: postgresPaymentEvents,
  sessionLinks: postgresSessionLinks,
  payLinks: postgresPayLinks,
  uploads: postgresUploads,
  partners: (session, { listening }) => postgresPartners(session, listening),
  partnerKeys: postgresPartnerKeys,
  testMails: postgresTestMails,
  webhookEndpoints: (session, { listening }) => postgresWebhookEndpoints(session, listening),
  webhookDeliveries: postgresWebhookDeliveries,
  events: (session, around) => postgresEvents(session, around.listening, around),
  calendarFeeds: postgresCalendarFeeds,
  reminders: postgresReminders,
  reviews: postgresReviews,
  reservations: postgresReservations,
  settings: postgresSettings,
  audit: postgresAuditLog,
  answers: postgresAnswers,
  jobs: (session, { jobsAdded }) => postgresJobs(session, jobsAdded),
});

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
  const shared = { ids, listening, now, mode };
  const committed = new Set<() => void>();
  const unitOfWork: OctoUnitOfWork = async (work) => {
    for (let tries = 1; ; tries++) {
      let hasJobs = false;
      const jobsAdded = () => {
        hasJobs = true;
      };
      try {
        const result = await database.transaction((session) =>
          work(storeOn(session, { ...shared, jobsAdded, within: (each) => each(session), known: null })),
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
  const read = storeOn(translating(database.reader), {
    ...shared,
    jobsAdded: () => {},
    within: database.transaction,
    known,
  });
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
