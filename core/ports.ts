import type { CalendarInvites } from './bookings/booking/calendar-invite.ts';
import type {
  BookingChanges,
  BookingMails,
  BookingNotes,
  Bookings,
  SessionLinks,
} from './bookings/booking/ports.ts';
import type { InvoiceDocuments, Invoices } from './bookings/invoicing/ports.ts';
import type { Reviews } from './bookings/reviews/ports.ts';
import type { DiscountCodes } from './buying/discount/ports.ts';
import type { Assignments, HostCalendars, Hosts } from './calendar/staffing/ports.ts';
import type { CustomerNotes, CustomerRegister } from './desk/customers/ports.ts';
import type { SessionBoard } from './desk/delivery/ports.ts';
import type { BookingRegister, DemoRecords } from './desk/office/ports.ts';
import type { Orders } from './desk/order/ports.ts';
import type { Jobs } from './kernel/jobs.ts';
import type { Mailer, MailLook } from './kernel/mail.ts';
import type {
  AttentionList,
  Intents,
  Ledger,
  Matters,
  PayLinks,
  PaymentEvents,
  PaymentMethods,
  Payments,
  ProviderCustomers,
} from './money/payment/ports.ts';
import type { Invitations } from './people/account/invitation.ts';
import type { Accounts, PasswordHasher, PasswordResets } from './people/account/ports.ts';
import type { OneTimeCodes, PasskeyCeremonies, SecondFactors } from './people/account/second-factor.ts';
import type { Answers } from './people/answers.ts';
import type { AuditLog } from './people/audit/ports.ts';
import type {
  EventPublisher,
  PartnerKeys,
  Partners,
  WebhookDeliveries,
  WebhookEndpoints,
  WebhookSender,
} from './people/partners/ports.ts';
import type { Catalogue } from './shop/catalogue/ports.ts';
import type { ImageRenderer, ImageStore, RemotePictures, Uploads } from './shop/media/ports.ts';
import type { Settings } from './shop/settings/registry.ts';
import type { ShopProfile } from './shop/settings/shop-profile.ts';
import type { CalendarFeeds, ReminderLog } from './telling/notices/ports.ts';

/** Everything that is stored, as one unit of work sees it. */
export interface Store {
  readonly catalogue: Catalogue;
  readonly discountCodes: DiscountCodes;
  readonly bookings: Bookings;
  readonly bookingChanges: BookingChanges;
  readonly hosts: Hosts;
  readonly assignments: Assignments;
  readonly sessionLinks: SessionLinks;
  readonly board: SessionBoard;
  readonly register: BookingRegister;
  readonly demo: DemoRecords;
  readonly bookingMails: BookingMails;
  readonly bookingNotes: BookingNotes;
  readonly customers: CustomerRegister;
  readonly customerNotes: CustomerNotes;
  readonly invoices: Invoices;
  readonly orders: Orders;
  readonly accounts: Accounts;
  readonly passwordResets: PasswordResets;
  readonly invitations: Invitations;
  readonly secondFactors: SecondFactors;
  readonly paymentMethods: PaymentMethods;
  readonly providerCustomers: ProviderCustomers;
  readonly intents: Intents;
  readonly ledger: Ledger;
  readonly attention: AttentionList;
  readonly matters: Matters;
  readonly paymentEvents: PaymentEvents;
  readonly payLinks: PayLinks;
  readonly uploads: Uploads;
  readonly partners: Partners;
  readonly partnerKeys: PartnerKeys;
  readonly webhookEndpoints: WebhookEndpoints;
  readonly webhookDeliveries: WebhookDeliveries;
  readonly events: EventPublisher;
  readonly calendarFeeds: CalendarFeeds;
  readonly reminders: ReminderLog;
  readonly reviews: Reviews;
  readonly settings: Settings;
  readonly audit: AuditLog;
  readonly answers: Answers;
  readonly jobs: Jobs;
}

/**
 * Runs work in a transaction: all of it is kept, or none. No network call belongs inside.
 * @throws the error of the work, after rolling back
 */
export type UnitOfWork = <Result>(work: (store: Store) => Promise<Result>) => Promise<Result>;

/** What the core needs of the world. */
export interface Ports {
  readonly unitOfWork: UnitOfWork;
  /** Reads outside of any transaction. */
  readonly read: Store;
  readonly passwords: PasswordHasher;
  readonly oneTimeCodes: OneTimeCodes;
  readonly passkeys: PasskeyCeremonies;
  readonly payments: Payments;
  readonly images: ImageStore;
  readonly renderer: ImageRenderer;
  readonly remotePictures: RemotePictures;
  readonly mailer: Mailer;
  readonly mailLook: MailLook;
  readonly invites: CalendarInvites;
  readonly webhooks: WebhookSender;
  readonly hostCalendars: HostCalendars;
  readonly invoiceDocuments: InvoiceDocuments;
  readonly profile: ShopProfile;
  now(): Date;
  /** A fresh booking reference. */
  newReference(): string;
  /** An unguessable secret of 256 bits, safe in addresses. */
  newToken(): string;
  /** A fresh secret that signs webhooks, as the Standard Webhooks conventions write one. */
  newWebhookSecret(): string;
  /** Hex sha256: how secrets are stored. */
  hashToken(token: string): string;
}
