import type { CalendarInvites } from '../../bookings/booking/calendar-invite.ts';
import type { BookingMails } from '../../bookings/booking/ports.ts';
import type { InvoiceDocuments } from '../../bookings/invoicing/ports.ts';
import type { Reviews } from '../../bookings/reviews/ports.ts';
import type { SettlementStore } from '../../bookings/settlement/ports.ts';
import type { AgreedTime, SessionKey } from '../../calendar/scheduling/session.ts';
import type { LocalDate } from '../../kernel/calendar.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Mailer, MailLook } from '../../kernel/mail.ts';
import type { Secrets } from '../../kernel/secrets.ts';
import type { Stored } from '../../kernel/unit-of-work.ts';
import type { ShopProfile } from '../../shop/settings/shop-profile.ts';

/** An agreed session that is to come. */
export interface ComingSession extends SessionKey, Pick<AgreedTime, 'startsAt' | 'zone'> {}

/** A reminder of a session on its day, so many days ahead. */
export interface SessionReminder extends SessionKey {
  /** The session's, by its own clock. */
  readonly day: LocalDate;
  readonly daysAhead: number;
}

/** Which reminders have been queued. */
export interface ReminderLog {
  /** Agreed sessions that start in `[from, to)`. */
  coming(from: Date, to: Date): Promise<readonly ComingSession[]>;
  /** Answers those that were not claimed before. Of concurrent calls, one gets each. */
  claim(reminders: readonly SessionReminder[]): Promise<readonly SessionReminder[]>;
  /** As `claim`, of hosts' mails about one of their days. */
  claimHostDays(
    days: readonly { readonly hostId: number; readonly day: LocalDate }[],
  ): Promise<readonly { readonly hostId: number; readonly day: LocalDate }[]>;
}

/** What mails and calendars tell of. */
export interface NoticeStore extends SettlementStore {
  readonly bookingMails: BookingMails;
  readonly reminders: ReminderLog;
  readonly reviews: Reviews;
}

/** What mails and calendars need of the world. */
export interface NoticePorts extends Stored<NoticeStore>, Clock, Secrets {
  readonly mailer: Mailer;
  readonly mailLook: MailLook;
  readonly invites: CalendarInvites;
  readonly invoiceDocuments: InvoiceDocuments;
  readonly profile: ShopProfile;
}
