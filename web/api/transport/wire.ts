import type { Schema } from './contract.ts';

/** What the API answers, by the names the web uses. Money is in dollars here and nowhere else. */

export type PublicConfig = Schema<'Config'>;
export type CategoryWire = Schema<'Category'>;
/** What a poster shows, and nothing else. */
export type CardWire = Schema<'ExperienceCard'>;
export type ExperienceWire = Schema<'Experience'>;
export type ReviewWire = Schema<'Review'>;
export type AddOnWire = Schema<'AddOn'>;
export type LogosWire = Schema<'LogoStrip'>;
export type UserWire = Schema<'User'>;
export type QuoteWire = Schema<'Quote'>;
export type CodeCheckWire = Schema<'DiscountValidation'>;
export type BookingWire = Schema<'Booking'>;
export type SessionWire = Schema<'Session'>;
export type SuggestionPageWire = Schema<'SuggestionPage'>;
export type HostPageWire = Schema<'HostPage'>;
export type HostPageSessionWire = Schema<'HostPageSession'>;
export type PaymentMethodWire = Schema<'PaymentMethod'>;
export type IntentWire = Schema<'PaymentIntent'>;
export type IntentStatusWire = Schema<'PaymentIntentStatus'>;
export type TestAttemptWire = Schema<'SimulatedPayment'>;
export type PayPageWire = Schema<'PayPage'>;
export type BookingPaymentsWire = Schema<'BookingPayments'>;
export type ProviderTestWire = Schema<'ProviderTest'>;
export type AdminAddOnWire = Schema<'AdminAddOn'>;
export type DiscountCodeWire = Schema<'DiscountCode'>;
export type LogoCarouselWire = Schema<'LogoCarousel'>;
export type AuditEntryWire = Schema<'AuditEntry'>;
export type AdminBookingWire = Schema<'AdminBooking'>;
export type BookingLedgerWire = Schema<'BookingLedger'>;
export type PaymentAttentionWire = Schema<'PaymentAttention'>;
export type CalendarSessionWire = Schema<'CalendarSession'>;
export type OverviewWire = Schema<'Overview'>;
export type PartnerWire = Schema<'Partner'>;
export type PartnerKeyWire = Schema<'PartnerKey'>;
export type CreatedKeyWire = Schema<'CutPartnerKey'>;
export type WebhookWire = Schema<'Webhook'>;
export type WebhookSecretWire = Schema<'WebhookWithSecret'>;
export type WebhookDeliveryWire = Schema<'WebhookDelivery'>;
export type AdminSessionWire = Schema<'AdminSession'>;
export type ScheduleWire = Schema<'Schedule'>;
export type ScheduleHostWire = Schema<'ScheduleHost'>;
export type InboxWire = Schema<'Inbox'>;
export type CandidateWire = Schema<'Candidate'>;
export type HostWire = Schema<'Host'>;
