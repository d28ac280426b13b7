import type { InferKyselyDB } from '@mikro-orm/postgresql';
import {
  AuthenticatorRow,
  InvitationRow,
  PasskeyRow,
  PasswordResetRow,
  RecoveryCodeRow,
  SessionRow,
  UserRow,
} from './account/tables.ts';
import { AnswerRow } from './answers/tables.ts';
import { AuditRow } from './audit/tables.ts';
import {
  BookingChangeRow,
  BookingLineRow,
  BookingMailRow,
  BookingNoteRow,
  BookingReminderRow,
  BookingRow,
  BookingSlotRow,
  BookingTokenRow,
  MailClaimRow,
  SessionLinkRow,
} from './booking/tables.ts';
import {
  AddOnExperienceRow,
  AddOnRow,
  CatalogueChangeRow,
  CategoryRow,
  ExperienceCategoryRow,
  ExperienceRow,
  LogoRow,
  ReviewRow,
} from './catalogue/tables.ts';
import { CustomerDueRow, CustomerNoteRow, CustomerRow } from './customers/tables.ts';
import { DiscountCodeRow, RedemptionRow } from './discount/tables.ts';
import type { Definition } from './driver/columns.ts';
import { InvoiceFileRow, InvoiceRow, InvoiceSeriesRow } from './invoicing/tables.ts';
import { JobOutboxRow } from './jobs/tables.ts';
import { UploadRow } from './media/tables.ts';
import { PulseRow, RateLimitRow, ShopStateRow } from './nodes/tables.ts';
import { CalendarFeedRow, HostDayRow, SessionReminderRow } from './notices/tables.ts';
import { ReservationRow } from './octo/tables.ts';
import {
  BookingSumRow,
  DemoRecordRow,
  PartPaidBookingRow,
  ReceivedSumRow,
  RevenueChangeRow,
} from './office/tables.ts';
import { OrderRow } from './order/tables.ts';
import {
  PartnerKeyRow,
  PartnerRow,
  PartnerTestMailRow,
  WebhookDeliveryRow,
  WebhookEndpointRow,
} from './partners/tables.ts';
import {
  PayLinkRow,
  PaymentAttentionRow,
  PaymentEventRow,
  PaymentIntentRow,
  PaymentLedgerRow,
  PaymentMatterRow,
  PaymentMethodRow,
  ProviderCustomerRow,
  SimulatorRecordRow,
} from './payment/tables.ts';
import { recordTables } from './record-tables.ts';
import { BookingReviewRow, ReviewAskRow, ReviewLinkRow } from './reviews/tables.ts';
import { SettingRow } from './settings/tables.ts';
import { HoldRow } from './staffing/hold-tables.ts';
import {
  AssignmentRow,
  HostAbsenceRow,
  HostBusyRow,
  HostFeedRow,
  HostLinkRow,
  HostRow,
  StaffingChangeRow,
} from './staffing/tables.ts';
import { MissingRateRow, NumberCheckRow } from './taxing/tables.ts';

/** All tables, in the order in which they are compared with the database. */
export const tables = [
  UserRow,
  PasswordResetRow,
  InvitationRow,
  AuthenticatorRow,
  RecoveryCodeRow,
  PasskeyRow,
  CategoryRow,
  ExperienceRow,
  ExperienceCategoryRow,
  ReviewRow,
  AddOnRow,
  AddOnExperienceRow,
  LogoRow,
  CatalogueChangeRow,
  DiscountCodeRow,
  BookingRow,
  BookingLineRow,
  BookingSlotRow,
  BookingTokenRow,
  SessionLinkRow,
  BookingChangeRow,
  BookingMailRow,
  MailClaimRow,
  BookingNoteRow,
  BookingReviewRow,
  ReviewAskRow,
  ReviewLinkRow,
  BookingReminderRow,
  CustomerRow,
  CustomerDueRow,
  CustomerNoteRow,
  HostRow,
  HostAbsenceRow,
  HostLinkRow,
  HostFeedRow,
  HostBusyRow,
  HoldRow,
  ReservationRow,
  AssignmentRow,
  StaffingChangeRow,
  InvoiceSeriesRow,
  InvoiceRow,
  InvoiceFileRow,
  RedemptionRow,
  OrderRow,
  PaymentMethodRow,
  ProviderCustomerRow,
  PaymentIntentRow,
  PaymentLedgerRow,
  PaymentAttentionRow,
  PaymentMatterRow,
  PaymentEventRow,
  PayLinkRow,
  SimulatorRecordRow,
  MissingRateRow,
  NumberCheckRow,
  BookingSumRow,
  ReceivedSumRow,
  RevenueChangeRow,
  PartPaidBookingRow,
  DemoRecordRow,
  UploadRow,
  PartnerRow,
  PartnerKeyRow,
  PartnerTestMailRow,
  WebhookEndpointRow,
  WebhookDeliveryRow,
  AuditRow,
  AnswerRow,
  JobOutboxRow,
  PulseRow,
  SessionRow,
  RateLimitRow,
  ShopStateRow,
  SettingRow,
  CalendarFeedRow,
  SessionReminderRow,
  HostDayRow,
] as const;

/** `tables`, plus those of kinds of records without further columns. */
export const allTables: readonly Definition[] = [...tables, ...recordTables];

/** The columns of all tables with their types. */
export type Tables = InferKyselyDB<(typeof tables)[number]>;
