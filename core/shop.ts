import { changePassword } from './account/use-cases/change-password.ts';
import { ensureAdmin } from './account/use-cases/ensure-admin.ts';
import { mailPasswordReset } from './account/use-cases/mail-password-reset.ts';
import { register } from './account/use-cases/register.ts';
import { requestPasswordReset } from './account/use-cases/request-password-reset.ts';
import { resetPassword } from './account/use-cases/reset-password.ts';
import { signIn } from './account/use-cases/sign-in.ts';
import { updateProfile } from './account/use-cases/update-profile.ts';
import { auditLog } from './audit/use-cases/audit-log.ts';
import { bookingByReference } from './booking/use-cases/booking-by-reference.ts';
import { bookingCalendar } from './booking/use-cases/booking-calendar.ts';
import { changeSlots } from './booking/use-cases/change-slots.ts';
import { ownBookings } from './booking/use-cases/own-bookings.ts';
import { deleteAnyBooking, deleteBooking } from './cancellation/use-cases/delete-booking.ts';
import { createAddOn } from './catalogue/use-cases/create-add-on.ts';
import { createCategory } from './catalogue/use-cases/create-category.ts';
import { createExperience } from './catalogue/use-cases/create-experience.ts';
import { deleteAddOn } from './catalogue/use-cases/delete-add-on.ts';
import { deleteCategory } from './catalogue/use-cases/delete-category.ts';
import { deleteExperience } from './catalogue/use-cases/delete-experience.ts';
import { orderCategories } from './catalogue/use-cases/order-categories.ts';
import { replaceLogos } from './catalogue/use-cases/replace-logos.ts';
import { updateAddOn } from './catalogue/use-cases/update-add-on.ts';
import { updateCategory } from './catalogue/use-cases/update-category.ts';
import { updateExperience } from './catalogue/use-cases/update-experience.ts';
import { placeBooking } from './checkout/use-cases/place-booking.ts';
import { allCodes } from './discount/use-cases/all-codes.ts';
import { checkCode } from './discount/use-cases/check-code.ts';
import { createCode } from './discount/use-cases/create-code.ts';
import { deleteCode } from './discount/use-cases/delete-code.ts';
import { updateCode } from './discount/use-cases/update-code.ts';
import { numberInvoice } from './invoicing/steps/issue-invoice.ts';
import { deleteExpiredInvoices } from './invoicing/use-cases/delete-expired-invoices.ts';
import { documentPdf, invoicePdf, listInvoices } from './invoicing/use-cases/invoice-file.ts';
import type { Performers } from './jobs.ts';
import { collectImages } from './media/use-cases/collect-images.ts';
import { uploadImage } from './media/use-cases/upload-image.ts';
import { mailAttention, mailPaymentReceived, mailRefund } from './notices/use-cases/mail-about-payment.ts';
import { mailBookingReceived } from './notices/use-cases/mail-booking-received.ts';
import { mailBookingCancelled } from './notices/use-cases/mail-cancelled.ts';
import { mailInvoice, resendInvoice } from './notices/use-cases/mail-invoice.ts';
import { mailNewBooking } from './notices/use-cases/mail-new-booking.ts';
import { mailBookingConfirmed, mailDatesChanged, mailReminder } from './notices/use-cases/mail-schedule.ts';
import { remindOfSessions } from './notices/use-cases/remind-of-sessions.ts';
import { exportBookings } from './office/use-cases/export-bookings.ts';
import { bookingForAdmin, listBookings } from './office/use-cases/list-bookings.ts';
import { overview } from './office/use-cases/overview.ts';
import { partnerBooking, partnerBookings } from './office/use-cases/partner-bookings.ts';
import { partnerStatement } from './office/use-cases/partner-statement.ts';
import { scheduleBooking } from './office/use-cases/schedule-booking.ts';
import { sessionCalendar } from './office/use-cases/session-calendar.ts';
import { setConfirmed } from './office/use-cases/set-confirmed.ts';
import { setDeliveryStatus } from './office/use-cases/set-delivery-status.ts';
import { setPaymentStatus } from './office/use-cases/set-payment-status.ts';
import { recordOrder } from './order/use-cases/record-order.ts';
import { allKeys } from './partners/use-cases/all-keys.ts';
import { allPartners } from './partners/use-cases/all-partners.ts';
import { allWebhooks } from './partners/use-cases/all-webhooks.ts';
import { changeKey } from './partners/use-cases/change-key.ts';
import { changeWebhook } from './partners/use-cases/change-webhook.ts';
import { createKey } from './partners/use-cases/create-key.ts';
import { createPartner } from './partners/use-cases/create-partner.ts';
import { createWebhook } from './partners/use-cases/create-webhook.ts';
import { deleteWebhook } from './partners/use-cases/delete-webhook.ts';
import { deliverWebhook } from './partners/use-cases/deliver-webhook.ts';
import { renamePartner } from './partners/use-cases/rename-partner.ts';
import { replayDelivery } from './partners/use-cases/replay-delivery.ts';
import { revokeKey } from './partners/use-cases/revoke-key.ts';
import { rotateKey } from './partners/use-cases/rotate-key.ts';
import { rotateWebhookSecret } from './partners/use-cases/rotate-webhook-secret.ts';
import { webhookLog } from './partners/use-cases/webhook-log.ts';
import { addPaymentMethod } from './payment/use-cases/add-payment-method.ts';
import { cancelIntent } from './payment/use-cases/cancel-intent.ts';
import { cancelOwnIntent } from './payment/use-cases/cancel-own-intent.ts';
import { openIntent } from './payment/use-cases/open-intent.ts';
import { openMethodSetup } from './payment/use-cases/open-method-setup.ts';
import { openTestIntent } from './payment/use-cases/open-test-intent.ts';
import { ownIntent } from './payment/use-cases/own-intent.ts';
import { ownPaymentMethods } from './payment/use-cases/own-payment-methods.ts';
import { receiveWebhook } from './payment/use-cases/receive-webhook.ts';
import { removePaymentMethod } from './payment/use-cases/remove-payment-method.ts';
import {
  setDefaultPaymentMethod,
  syncDefaultMethod,
} from './payment/use-cases/set-default-payment-method.ts';
import { testProvider } from './payment/use-cases/test-provider.ts';
import type { Ports } from './ports.ts';
import { deleteAccount } from './privacy/use-cases/delete-account.ts';
import { exportMyData } from './privacy/use-cases/export-my-data.ts';
import { quoteCart } from './quote/use-cases/quote-cart.ts';
import { attentionList, refundAttention, retryAttention } from './settlement/use-cases/attention-list.ts';
import { finishIntent } from './settlement/use-cases/finish-intent.ts';
import { ledgerOfBooking } from './settlement/use-cases/ledger-of-booking.ts';
import { openBalance } from './settlement/use-cases/open-balance.ts';
import { renewPayLink, revokePayLinks } from './settlement/use-cases/pay-link.ts';
import { payLinkForPlacer } from './settlement/use-cases/pay-link-for-placer.ts';
import { payPage } from './settlement/use-cases/pay-page.ts';
import { paymentsOfBooking } from './settlement/use-cases/payments-of-booking.ts';
import { reconcilePayments } from './settlement/use-cases/reconcile-payments.ts';
import { recordOfflinePayment } from './settlement/use-cases/record-offline-payment.ts';
import { refundBooking } from './settlement/use-cases/refund-booking.ts';
import { settleBalance } from './settlement/use-cases/settle-balance.ts';

/** The assembled core: every use case, given what it needs of the world. */
export const createShop = (ports: Ports) => ({
  createExperience: createExperience(ports),
  updateExperience: updateExperience(ports),
  deleteExperience: deleteExperience(ports),
  createCategory: createCategory(ports),
  updateCategory: updateCategory(ports),
  orderCategories: orderCategories(ports),
  deleteCategory: deleteCategory(ports),
  createAddOn: createAddOn(ports),
  updateAddOn: updateAddOn(ports),
  deleteAddOn: deleteAddOn(ports),
  replaceLogos: replaceLogos(ports),
  uploadImage: uploadImage(ports),
  collectImages: collectImages(ports),
  allCodes: allCodes(ports),
  createCode: createCode(ports),
  updateCode: updateCode(ports),
  deleteCode: deleteCode(ports),
  auditLog: auditLog(ports),
  quoteCart: quoteCart(ports),
  checkCode: checkCode(ports),
  recordOrder: recordOrder(ports),
  placeBooking: placeBooking(ports),
  ownBookings: ownBookings(ports),
  bookingByReference: bookingByReference(ports),
  deleteBooking: deleteBooking(ports),
  changeSlots: changeSlots(ports),
  bookingCalendar: bookingCalendar(ports),
  mailBookingReceived: mailBookingReceived(ports),
  register: register(ports),
  signIn: signIn(ports),
  ensureAdmin: ensureAdmin(ports),
  updateProfile: updateProfile(ports),
  changePassword: changePassword(ports),
  requestPasswordReset: requestPasswordReset(ports),
  mailPasswordReset: mailPasswordReset(ports),
  resetPassword: resetPassword(ports),
  deleteAnyBooking: deleteAnyBooking(ports),
  invoicePdf: invoicePdf(ports),
  documentPdf: documentPdf(ports),
  listInvoices: listInvoices(ports),
  deleteExpiredInvoices: deleteExpiredInvoices(ports),
  numberInvoice: numberInvoice(ports),
  mailInvoice: mailInvoice(ports),
  resendInvoice: resendInvoice(ports),
  mailNewBooking: mailNewBooking(ports),
  mailBookingConfirmed: mailBookingConfirmed(ports),
  mailDatesChanged: mailDatesChanged(ports),
  mailBookingCancelled: mailBookingCancelled(ports),
  mailReminder: mailReminder(ports),
  remindOfSessions: remindOfSessions(ports),
  listBookings: listBookings(ports),
  bookingForAdmin: bookingForAdmin(ports),
  exportBookings: exportBookings(ports),
  setConfirmed: setConfirmed(ports),
  setPaymentStatus: setPaymentStatus(ports),
  setDeliveryStatus: setDeliveryStatus(ports),
  scheduleBooking: scheduleBooking(ports),
  sessionCalendar: sessionCalendar(ports),
  overview: overview(ports),
  attentionList: attentionList(ports),
  refundAttention: refundAttention(ports),
  retryAttention: retryAttention(ports),
  finishIntent: finishIntent(ports),
  ledgerOfBooking: ledgerOfBooking(ports),
  mailAttention: mailAttention(ports),
  mailPaymentReceived: mailPaymentReceived(ports),
  mailRefund: mailRefund(ports),
  openBalance: openBalance(ports),
  renewPayLink: renewPayLink(ports),
  revokePayLinks: revokePayLinks(ports),
  payPage: payPage(ports),
  paymentsOfBooking: paymentsOfBooking(ports),
  reconcilePayments: reconcilePayments(ports),
  recordOfflinePayment: recordOfflinePayment(ports),
  refundBooking: refundBooking(ports),
  settleBalance: settleBalance(ports),
  cancelOwnIntent: cancelOwnIntent(ports),
  cancelIntent: cancelIntent(ports),
  openIntent: openIntent(ports),
  openTestIntent: openTestIntent(ports),
  ownIntent: ownIntent(ports),
  receiveWebhook: receiveWebhook(ports),
  testProvider: testProvider(ports),
  ownPaymentMethods: ownPaymentMethods(ports),
  addPaymentMethod: addPaymentMethod(ports),
  openMethodSetup: openMethodSetup(ports),
  syncDefaultMethod: syncDefaultMethod(ports),
  detachFromProvider: ports.payments.removeMethod,
  removePaymentMethod: removePaymentMethod(ports),
  setDefaultPaymentMethod: setDefaultPaymentMethod(ports),
  exportMyData: exportMyData(ports),
  deleteAccount: deleteAccount(ports),
  allPartners: allPartners(ports),
  createPartner: createPartner(ports),
  renamePartner: renamePartner(ports),
  allKeys: allKeys(ports),
  createKey: createKey(ports),
  changeKey: changeKey(ports),
  rotateKey: rotateKey(ports),
  revokeKey: revokeKey(ports),
  allWebhooks: allWebhooks(ports),
  createWebhook: createWebhook(ports),
  changeWebhook: changeWebhook(ports),
  deleteWebhook: deleteWebhook(ports),
  rotateWebhookSecret: rotateWebhookSecret(ports),
  webhookLog: webhookLog(ports),
  replayDelivery: replayDelivery(ports),
  deliverWebhook: deliverWebhook(ports),
  partnerBookings: partnerBookings(ports),
  partnerBooking: partnerBooking(ports),
  partnerStatement: partnerStatement(ports),
  payLinkForPlacer: payLinkForPlacer(ports),
});

export type Shop = ReturnType<typeof createShop>;

/** Which use case performs which task. */
export const performersOf = (shop: Shop): Performers => ({
  'mail-booking-received': ({ bookingId, paysByCard }) => shop.mailBookingReceived(bookingId, paysByCard),
  'mail-new-booking': ({ bookingId }) => shop.mailNewBooking(bookingId),
  'issue-invoice': ({ bookingId }) => shop.numberInvoice(bookingId),
  'mail-invoice': ({ bookingId }) => shop.mailInvoice(bookingId),
  'mail-booking-confirmed': shop.mailBookingConfirmed,
  'mail-dates-changed': shop.mailDatesChanged,
  'mail-booking-cancelled': shop.mailBookingCancelled,
  'mail-reminder': shop.mailReminder,
  'mail-password-reset': shop.mailPasswordReset,
  'finish-intent': async ({ intentId }) => {
    await shop.finishIntent(intentId);
  },
  'cancel-intent': async ({ intentId }) => {
    await shop.cancelIntent(intentId);
  },
  'tell-default-method': ({ accountId }) => shop.syncDefaultMethod(accountId),
  'remove-method': ({ methodId }) => shop.detachFromProvider(methodId),
  'mail-refund': shop.mailRefund,
  'mail-payment-received': shop.mailPaymentReceived,
  'mail-attention': shop.mailAttention,
  'deliver-webhook': shop.deliverWebhook,
});
