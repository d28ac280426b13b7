import type { Store, UnitOfWork } from '@wondercast/core/ports';
import { postgresAccounts } from './accounts.ts';
import { postgresAnswers } from './answers.ts';
import { postgresAttention } from './attention-list.ts';
import { postgresAuditLog } from './audit-log.ts';
import { postgresBookingMails } from './booking-mails.ts';
import { postgresBookingRegister, type Within } from './booking-register.ts';
import { type IdBlock, idBlock, postgresBookings } from './bookings.ts';
import { postgresCatalogue } from './catalogue.ts';
import { type Database, type DatabaseOptions, openDatabase, type Session } from './database.ts';
import { postgresDiscountCodes } from './discount-codes.ts';
import { postgresIntents } from './intents.ts';
import { postgresInvoices } from './invoices.ts';
import { postgresJobs } from './jobs.ts';
import { postgresLedger } from './ledger.ts';
import { migrate } from './migrate.ts';
import { type Listening, postgresNews } from './news.ts';
import { postgresOrders } from './orders.ts';
import { postgresPartnerKeys } from './partner-keys.ts';
import { postgresPartners } from './partners.ts';
import { postgresPasswordResets } from './password-resets.ts';
import { postgresPayLinks } from './pay-links.ts';
import { postgresPaymentEvents } from './payment-events.ts';
import { postgresPaymentMethods } from './payment-methods.ts';
import { postgresProviderCustomers } from './provider-customers.ts';
import { translated } from './refusals.ts';
import { postgresUploads } from './uploads.ts';
import { postgresWebhookDeliveries } from './webhook-deliveries.ts';
import { postgresWebhookEndpoints } from './webhook-endpoints.ts';

export interface PostgresStore {
  readonly database: Database;
  readonly unitOfWork: UnitOfWork;
  readonly read: Store;
  /** Brings the tables up to date; several processes may ask at once. */
  migrate(): Promise<void>;
  close(): Promise<void>;
}

const storeOn = (session: Session, ids: IdBlock, listening: Listening, within: Within): Store => ({
  catalogue: postgresCatalogue(session),
  discountCodes: postgresDiscountCodes(session),
  bookings: postgresBookings(session, ids),
  register: postgresBookingRegister(session, within),
  bookingMails: postgresBookingMails(session),
  invoices: postgresInvoices(session),
  orders: postgresOrders(session),
  accounts: postgresAccounts(session),
  passwordResets: postgresPasswordResets(session),
  paymentMethods: postgresPaymentMethods(session),
  providerCustomers: postgresProviderCustomers(session),
  intents: postgresIntents(session),
  ledger: postgresLedger(session),
  attention: postgresAttention(session),
  paymentEvents: postgresPaymentEvents(session),
  payLinks: postgresPayLinks(session),
  uploads: postgresUploads(session),
  partners: postgresPartners(session, listening),
  partnerKeys: postgresPartnerKeys(session),
  webhookEndpoints: postgresWebhookEndpoints(session, listening),
  webhookDeliveries: postgresWebhookDeliveries(session),
  news: postgresNews(session, listening),
  audit: postgresAuditLog(session),
  answers: postgresAnswers(session),
  jobs: postgresJobs(session),
});

/** The same store, whose failures speak the shop's words. */
const translating = (session: Session): Session => ({
  entities: session.entities,
  sql: async (text, parameters) => {
    try {
      return await session.sql(text, parameters);
    } catch (error) {
      throw translated(error);
    }
  },
});

/** Everything that is kept, in Postgres. */
export const storeOnDatabase = (database: Database): PostgresStore => {
  const ids = idBlock();
  // Until the directory was read somebody may be listening.
  const listening: Listening = { anybody: true };
  return {
    database,
    read: storeOn(translating(database.reader), ids, listening, database.transaction),
    unitOfWork: async (work) => {
      try {
        return await database.transaction((session) =>
          work(storeOn(session, ids, listening, (each) => each(session))),
        );
      } catch (error) {
        throw translated(error);
      }
    },
    migrate: () => migrate(database),
    close: () => database.close(),
  };
};

export const openPostgres = async (
  url: string,
  options: Omit<DatabaseOptions, 'url'> = {},
): Promise<PostgresStore> => storeOnDatabase(openDatabase({ url, ...options }));
