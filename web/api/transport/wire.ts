import type { Schema } from './contract.ts';

/** Types of API responses under the web's names. Only here amounts are in dollars (major units). */

export type ImportPreviewWire = Schema<'ImportPreview'>;
export type PublicConfig = Schema<'Config'>;
export type CategoryWire = Schema<'Category'>;
/** An experience with only what a poster shows. */
export type CardWire = Schema<'ExperienceCard'>;
/** How an experience fits people, budget and days. */
export type FitWire = Schema<'Fit'>;
/** An alternative to a search that finds nothing. */
export type NearSearchWire = Schema<'NearSearch'>;
export type ExperienceWire = Schema<'Experience'>;
export type ReviewWire = Schema<'Review'>;
export type ReviewPageWire = Schema<'ReviewPage'>;
export type AdminReviewWire = Schema<'AdminReview'>;
export type AddOnWire = Schema<'AddOn'>;
export type LogosWire = Schema<'LogoStrip'>;
export type UserWire = Schema<'User'>;
export type QuoteWire = Schema<'Quote'>;
export type CodeCheckWire = Schema<'DiscountValidation'>;
export type BookingWire = Schema<'Booking'>;
export type SessionWire = Schema<'Session'>;
export type ChangesWire = Schema<'BookingChanges'>;
export type ChangeWire = Schema<'Choice'>;
export type AmendmentQuoteWire = Schema<'AmendmentQuote'>;
export type RebookedWire = Schema<'RebookedBooking'>;
export type ChangePaymentWire = NonNullable<Schema<'ChangePayment'>>;
export type ChangeOutcomeWire = Schema<'ChangeOutcome'>;
export type WaitingChangeWire = NonNullable<Schema<'BookingPayments'>['waiting']>;
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
/** A booking as a row of the table, without its units. */
export type BookingRowWire = Schema<'BookingRow'>;
export type BookingLedgerWire = Schema<'BookingLedger'>;
export type PaymentAttentionWire = Schema<'PaymentAttention'>;
export type PayoutWire = Schema<'Payout'>;
export type TaxMatterWire = Schema<'TaxMatter'>;
export type UnpaidTimesWire = Schema<'UnpaidTimes'>;
export type CalendarSessionWire = Schema<'CalendarSession'>;
export type OverviewWire = Schema<'Overview'>;
export type PartnerWire = Schema<'Partner'>;
export type PartnerKeyWire = Schema<'PartnerKey'>;
export type CreatedKeyWire = Schema<'CutPartnerKey'>;
export type WebhookWire = Schema<'Webhook'>;
export type WebhookSecretWire = Schema<'WebhookWithSecret'>;
export type WebhookDeliveryWire = Schema<'WebhookDelivery'>;
export type AdminSessionWire = Schema<'AdminSession'>;
export type SessionDetailWire = Schema<'SessionDetail'>;
export type SessionEventWire = Schema<'SessionEvent'>;
export type ScheduleWire = Schema<'Schedule'>;
export type ScheduleHostWire = Schema<'ScheduleHost'>;
export type InboxWire = Schema<'Inbox'>;
export type CandidateWire = Schema<'Candidate'>;
export type HostWire = Schema<'Host'>;
export type HostAwayWire = Schema<'HostAway'>;
export type CustomerWire = Schema<'Customer'>;
export type CustomerDetailsWire = Schema<'CustomerDetails'>;
export type InvoiceDocumentWire = Schema<'InvoiceDocument'>;
export type StaffWire = Schema<'Staff'>;
export type StaffMemberWire = Schema<'StaffMember'>;
export type InvitationWire = Schema<'Invitation'>;
export type SecondFactorWire = Schema<'SecondFactor'>;
export type AccountSessionWire = Schema<'AccountSessions'>['sessions'][number];
