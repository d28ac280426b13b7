import { bookingRule, slotsRule } from '@wondercast/core/bookings/booking/rules';
import {
  agreeRule,
  deliveredRule,
  linkAnswerRule,
  preferencesRule,
  sessionChangeRule,
  suggestionAnswerRule,
  suggestionsRule,
} from '@wondercast/core/bookings/booking/session-rules';
import {
  adminCancellationRule,
  cancellationRule,
} from '@wondercast/core/bookings/changes/cancellation/rules';
import {
  adminAmendmentQuoteRule,
  adminAmendmentRule,
  adminMoveRule,
  amendmentQuoteRule,
  amendmentRule,
  moveRule,
} from '@wondercast/core/bookings/changes/rules';
import {
  answerReviewRule,
  hideReviewRule,
  publishReviewRule,
  reviewsRule,
} from '@wondercast/core/bookings/reviews/rules';
import { keepReasonRule } from '@wondercast/core/bookings/taxing/rules';
import { discountCheckRule } from '@wondercast/core/buying/discount/rules';
import { holdRule } from '@wondercast/core/buying/free-times/rules';
import { quoteRule } from '@wondercast/core/buying/quote/rules';
import { bookingRulesRule } from '@wondercast/core/calendar/scheduling/valid-booking-rules';
import {
  absenceRule,
  assignmentRule,
  hostAnswerRule,
  hostChangeRule,
  hostRule,
} from '@wondercast/core/calendar/staffing/rules';
import { customerNoteRule, mergeRule, separationRule } from '@wondercast/core/desk/customers/rules';
import { deskBookingRule, deskQuoteRule } from '@wondercast/core/desk/delivery/desk-booking';
import {
  accountLinkRule,
  bookingNoteRule,
  customerCorrectionRule,
} from '@wondercast/core/desk/office/correction-rules';
import { emptyDemoRule } from '@wondercast/core/desk/office/demo-rules';
import { ratesFileRule } from '@wondercast/core/desk/office/rates-file';
import {
  confirmationStatusRule,
  deliveryStatusRule,
  freeUnpaidRule,
  paymentStatusRule,
} from '@wondercast/core/desk/office/status-rules';
import { orderRule } from '@wondercast/core/desk/order/rules';
import {
  RECORD_KINDS,
  RECORD_PORTS,
  type RecordKinds,
  type RecordName,
  type RecordPort,
  recordNameOf,
} from '@wondercast/core/desk/records/record-kinds';
import type { RecordFields } from '@wondercast/core/kernel/records/field';
import { recordChangeRule } from '@wondercast/core/kernel/records/record-rules';
import {
  completionRule,
  offlinePaymentRule,
  paymentIntentRule,
  paymentMethodRule,
  refundRule,
  simulatedCardRule,
  simulatedStepRule,
} from '@wondercast/core/money/payment/rules';
import { profileRule } from '@wondercast/core/people/account/profile-rule';
import {
  accountDeletionRule,
  emailConfirmationRule,
  newPasswordRule,
  passwordChangeRule,
  passwordResetRule,
  registerRule,
  signInRule,
} from '@wondercast/core/people/account/rules';
import {
  acceptanceRule,
  codeRule,
  invitationRule,
  passkeyRule,
  passkeySignInRule,
  passwordAgainRule,
  requirementRule,
  staffChangeRule,
} from '@wondercast/core/people/account/staff-rules';
import {
  ownKeyRule,
  ownWebhookRule,
  partnerChangeRule,
  partnerKeyChangeRule,
  partnerKeyRule,
  partnerRule,
  personRule,
  rotationRule,
  testMailConfirmationRule,
  testMailRule,
  webhookChangeRule,
  webhookExampleRule,
  webhookRule,
} from '@wondercast/core/people/partners/rules';
import {
  importPicturesRule,
  importPreviewRule,
  importRule,
} from '@wondercast/core/shop/catalogue/file-rules';
import {
  addOnChangeRule,
  addOnRule,
  categoryChangeRule,
  categoryOrderRule,
  categoryRule,
  experienceChangeRule,
  experienceRule,
  logoCarouselRule,
} from '@wondercast/core/shop/catalogue/rules';
import { policyRule } from '@wondercast/core/shop/policy/rules';
import { settingRules } from '@wondercast/core/shop/settings/rules';
import { taxRule } from '@wondercast/core/shop/tax/rules';

type ChangeRule<Fields extends RecordFields> = ReturnType<typeof recordChangeRule<Fields>>;

/** The rules for creating and changing records of each kind. */
const recordRules = Object.fromEntries(
  RECORD_PORTS.flatMap((port) => {
    const [kind, name] = [RECORD_KINDS[port], recordNameOf(port)];
    return [
      [`${name}Body`, kind.rule],
      [`${name}ChangeBody`, recordChangeRule(kind.fields)],
    ];
  }),
) as unknown as {
  readonly [Port in RecordPort as `${RecordName<Port>}Body`]: RecordKinds[Port]['rule'];
} & {
  readonly [Port in RecordPort as `${RecordName<Port>}ChangeBody`]: ChangeRule<RecordKinds[Port]['fields']>;
};

/** Rules of request bodies by schema name. The document publishes their schemas, and the server validates with them. */
export const rules = {
  SignInBody: signInRule,
  RegistrationBody: registerRule,
  ProfileBody: profileRule,
  PasswordChangeBody: passwordChangeRule,
  PasswordResetBody: passwordResetRule,
  EmailConfirmationBody: emailConfirmationRule,
  NewPasswordBody: newPasswordRule,
  AccountDeletionBody: accountDeletionRule,
  InvitationBody: invitationRule,
  StaffChangeBody: staffChangeRule,
  AcceptanceBody: acceptanceRule,
  SecondFactorRequirementBody: requirementRule,
  CodeBody: codeRule,
  PasswordAgainBody: passwordAgainRule,
  PasskeyBody: passkeyRule,
  PasskeyLoginBody: passkeySignInRule,
  PaymentMethodBody: paymentMethodRule,
  PaymentIntentBody: paymentIntentRule,
  CompletionBody: completionRule,
  RefundBody: refundRule,
  OfflinePaymentBody: offlinePaymentRule,
  SimulatedCardBody: simulatedCardRule,
  SimulatedStepBody: simulatedStepRule,
  ExperienceBody: experienceRule,
  ExperienceChangeBody: experienceChangeRule,
  CategoryBody: categoryRule,
  CategoryChangeBody: categoryChangeRule,
  CategoryOrderBody: categoryOrderRule,
  AddOnBody: addOnRule,
  AddOnChangeBody: addOnChangeRule,
  ImportPreviewBody: importPreviewRule,
  ImportPicturesBody: importPicturesRule,
  ImportBody: importRule,
  LogoCarouselBody: logoCarouselRule,
  QuoteBody: quoteRule,
  HoldBody: holdRule,
  DiscountCheckBody: discountCheckRule,
  ...recordRules,
  OrderBody: orderRule,
  BookingBody: bookingRule,
  BookingSlotsBody: slotsRule,
  PartnerBody: partnerRule,
  PartnerChangeBody: partnerChangeRule,
  PartnerKeyBody: partnerKeyRule,
  PartnerKeyChangeBody: partnerKeyChangeRule,
  OwnKeyBody: ownKeyRule,
  OwnWebhookBody: ownWebhookRule,
  PartnerPersonBody: personRule,
  RotationBody: rotationRule,
  PartnerTestMailBody: testMailRule,
  TestMailConfirmationBody: testMailConfirmationRule,
  WebhookBody: webhookRule,
  WebhookExampleBody: webhookExampleRule,
  WebhookChangeBody: webhookChangeRule,
  FreeUnpaidBody: freeUnpaidRule,
  ConfirmationStatusBody: confirmationStatusRule,
  PaymentStatusBody: paymentStatusRule,
  DeliveryStatusBody: deliveryStatusRule,
  DeskBookingBody: deskBookingRule,
  CustomerNoteBody: customerNoteRule,
  MergeBody: mergeRule,
  SeparationBody: separationRule,
  DeskQuoteBody: deskQuoteRule,
  CustomerCorrectionBody: customerCorrectionRule,
  AccountLinkBody: accountLinkRule,
  BookingNoteBody: bookingNoteRule,
  PreferencesBody: preferencesRule,
  AgreementBody: agreeRule,
  SuggestionsBody: suggestionsRule,
  LinkAnswerBody: linkAnswerRule,
  SuggestionAnswerBody: suggestionAnswerRule,
  SessionChangeBody: sessionChangeRule,
  DeliveredBody: deliveredRule,
  AmendmentQuoteBody: amendmentQuoteRule,
  AmendmentBody: amendmentRule,
  AdminAmendmentQuoteBody: adminAmendmentQuoteRule,
  AdminAmendmentBody: adminAmendmentRule,
  MoveBody: moveRule,
  AdminMoveBody: adminMoveRule,
  BookingRulesBody: bookingRulesRule,
  EmptyDemoBody: emptyDemoRule,
  BrandBody: settingRules.brand,
  SellingBody: settingRules.selling,
  RemindersBody: settingRules.reminders,
  TextsBody: settingRules.texts,
  MoneyBody: settingRules.money,
  TimesBody: settingRules.times,
  TaxBody: taxRule,
  KeepNumberBody: keepReasonRule,
  TaxRatesFile: ratesFileRule,
  ExchangeRatesFile: ratesFileRule,
  PolicyBody: policyRule,
  CancellationBody: cancellationRule,
  AdminCancellationBody: adminCancellationRule,
  HostBody: hostRule,
  HostChangeBody: hostChangeRule,
  AbsenceBody: absenceRule,
  AssignmentBody: assignmentRule,
  HostAnswerBody: hostAnswerRule,
  ReviewsBody: reviewsRule,
  ReviewPublicationBody: publishReviewRule,
  ReviewHidingBody: hideReviewRule,
  ReviewAnswerBody: answerReviewRule,
} as const;

export type RuleName = keyof typeof rules;
