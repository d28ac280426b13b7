import type { OfficePorts } from './ports.ts';
import { auditLog } from './use-cases/audit-log.ts';
import { addBookingNote, bookingNotes, removeBookingNote } from './use-cases/booking-notes.ts';
import { bookingRules, setBookingRules } from './use-cases/booking-rules.ts';
import { correctCustomer, correctOwnCustomer } from './use-cases/correct-customer.ts';
import { demoStanding } from './use-cases/demo-standing.ts';
import { emptyDemo } from './use-cases/empty-demo.ts';
import { exportBookings } from './use-cases/export-bookings.ts';
import { fixMoney } from './use-cases/fix-money.ts';
import { linkAccount } from './use-cases/link-account.ts';
import { bookingForAdmin, bookingRows, listBookings } from './use-cases/list-bookings.ts';
import { overview } from './use-cases/overview.ts';
import { partnerBooking, partnerBookings } from './use-cases/partner-bookings.ts';
import { eachStatementLine, partnerStatement } from './use-cases/partner-statement.ts';
import { previewMail } from './use-cases/preview-mail.ts';
import { reportTax } from './use-cases/report-tax.ts';
import { scheduleBooking } from './use-cases/schedule-booking.ts';
import { sendTestMail } from './use-cases/send-test-mail.ts';
import { sessionCalendar } from './use-cases/session-calendar.ts';
import { setConfirmed } from './use-cases/set-confirmed.ts';
import { setDeliveryStatus } from './use-cases/set-delivery-status.ts';
import { setPaymentStatus } from './use-cases/set-payment-status.ts';
import { setShopPolicy, shopPolicy } from './use-cases/shop-policy.ts';
import {
  setBrand,
  setMoney,
  setReminders,
  setSelling,
  setTexts,
  setTimes,
  shopSettings,
} from './use-cases/shop-settings.ts';
import { readExchangeRates, readTaxRates, setTax, shopTax } from './use-cases/shop-tax.ts';
import { freeUnpaidTimes, unpaidTimes } from './use-cases/unpaid-times.ts';

/** What administrators and partners read and change: bookings, the shop's settings and its audit log. */
export const officeUseCases = (ports: OfficePorts) => ({
  listBookings: listBookings(ports),
  bookingRows: bookingRows(ports),
  bookingForAdmin: bookingForAdmin(ports),
  exportBookings: exportBookings(ports),
  setConfirmed: setConfirmed(ports),
  setPaymentStatus: setPaymentStatus(ports),
  unpaidTimes: unpaidTimes(ports),
  freeUnpaidTimes: freeUnpaidTimes(ports),
  setDeliveryStatus: setDeliveryStatus(ports),
  scheduleBooking: scheduleBooking(ports),
  correctCustomer: correctCustomer(ports),
  correctOwnCustomer: correctOwnCustomer(ports),
  linkAccount: linkAccount(ports),
  bookingNotes: bookingNotes(ports),
  addBookingNote: addBookingNote(ports),
  removeBookingNote: removeBookingNote(ports),
  sessionCalendar: sessionCalendar(ports),
  shopPolicy: shopPolicy(ports),
  setShopPolicy: setShopPolicy(ports),
  bookingRules: bookingRules(ports),
  setBookingRules: setBookingRules(ports),
  shopSettings: shopSettings(ports),
  setBrand: setBrand(ports),
  sendTestMail: sendTestMail(ports),
  previewMail: previewMail(ports),
  setSelling: setSelling(ports),
  setReminders: setReminders(ports),
  fixMoney: fixMoney(ports),
  setMoney: setMoney(ports),
  setTimes: setTimes(ports),
  setTexts: setTexts(ports),
  shopTax: shopTax(ports),
  setTax: setTax(ports),
  readTaxRates: readTaxRates(),
  readExchangeRates: readExchangeRates(),
  reportTax: reportTax(ports),
  demoStanding: demoStanding(ports),
  emptyDemo: emptyDemo(ports),
  overview: overview(ports),
  auditLog: auditLog(ports),
  partnerBookings: partnerBookings(ports),
  partnerBooking: partnerBooking(ports),
  partnerStatement: partnerStatement(ports),
  eachStatementLine: eachStatementLine(ports),
});
