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

/** A future session with an agreed time. */
export interface ComingSession extends SessionKey, Pick<AgreedTime, 'startsAt' | 'zone'> {}

/** A reminder of a session on its day, `daysAhead` days before. */
export interface SessionReminder extends SessionKey {
  /** The day of the session in its own zone. */
  readonly day: LocalDate;
  readonly daysAhead: number;
}

/** Which reminders were queued. */
export interface ReminderLog {
  /** Agreed sessions that start in `[from, to)`. */
  coming(from: Date, to: Date): Promise<readonly ComingSession[]>;
  /** Claims reminders; returns those that were not claimed before. Of concurrent calls, one gets each. */
  claim(reminders: readonly SessionReminder[]): Promise<readonly SessionReminder[]>;
  /** Like `claim`, for the mails to hosts about one of their days. */
  claimHostDays(
    days: readonly { readonly hostId: number; readonly day: LocalDate }[],
  ): Promise<readonly { readonly hostId: number; readonly day: LocalDate }[]>;
}

/** What mails and calendars read and write in the store. */
export interface NoticeStore extends SettlementStore {
  readonly bookingMails: BookingMails;
  readonly reminders: ReminderLog;
  readonly reviews: Reviews;
}

/** What mails and calendars need from outside the core. */
export interface NoticePorts extends Stored<NoticeStore>, Clock, Secrets {
  readonly mailer: Mailer;
  readonly mailLook: MailLook;
  readonly invites: CalendarInvites;
  readonly invoiceDocuments: InvoiceDocuments;
  readonly profile: ShopProfile;
}
