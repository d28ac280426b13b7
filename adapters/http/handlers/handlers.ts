import type { OpenApiDocument } from '@wondercast/openapi/document';
import type { HttpDeps } from '../deps.ts';
import { publicConfigOf } from '../from-memory/public-config.ts';
import { publishedDocument } from '../from-memory/published-document.ts';
import type { Handlers } from '../pipeline/handler.ts';
import { servedShop } from '../served-shop.ts';
import { accountHandlers } from './account.ts';
import { adminBookingHandlers } from './admin-booking.ts';
import { adminCatalogueHandlers } from './admin-catalogue.ts';
import { adminCustomerHandlers } from './admin-customers.ts';
import { adminFileHandlers } from './admin-files.ts';
import { adminHostHandlers } from './admin-hosts.ts';
import { adminPartnerHandlers } from './admin-partners.ts';
import { adminPaymentHandlers } from './admin-payment.ts';
import { adminWebhookHandlers } from './admin-webhooks.ts';
import { auditHandlers } from './audit.ts';
import { bookingHandlers } from './booking.ts';
import { bookingChangeHandlers } from './booking-changes.ts';
import { bookingDateHandlers } from './booking-dates.ts';
import { bookingRulesHandlers } from './booking-rules.ts';
import { calendarHandlers } from './calendar.ts';
import { catalogueHandlers } from './catalogue.ts';
import { changePaymentHandlers } from './change-payment.ts';
import { checkoutPaymentHandlers } from './checkout-payment.ts';
import { freeTimesHandlers } from './free-times.ts';
import { invoiceHandlers } from './invoice.ts';
import { mediaHandlers } from './media.ts';
import { ownSessionHandlers } from './own-sessions.ts';
import { partnerHandlers } from './partner.ts';
import { partnerPeopleHandlers } from './partner-people.ts';
import { passwordHandlers } from './password.ts';
import { payPageHandlers } from './pay-page.ts';
import { paymentHandlers } from './payment.ts';
import { privacyHandlers } from './privacy.ts';
import { rebookingHandlers } from './rebooking.ts';
import { recordHandlers } from './records.ts';
import { reviewHandlers } from './reviews.ts';
import { secondFactorHandlers } from './second-factor.ts';
import { secondStepHandlers } from './second-step.ts';
import { sessionHandlers } from './session.ts';
import { settingsHandlers } from './settings.ts';
import { simulatedPaymentHandlers } from './simulated-payment.ts';
import { staffHandlers } from './staff.ts';
import { staffingHandlers } from './staffing.ts';
import { taxHandlers } from './tax.ts';

/** The handlers of all operations. */
export const handlersOf = (given: HttpDeps, document: OpenApiDocument): Handlers => {
  const deps = { ...given, shop: servedShop(given.shop, given.live) };
  const publicConfig = publicConfigOf(deps);
  return {
    ...catalogueHandlers(deps),
    ...adminCatalogueHandlers(deps),
    ...adminFileHandlers(deps),
    ...adminBookingHandlers(deps),
    ...adminCustomerHandlers(deps),
    ...recordHandlers(deps),
    ...auditHandlers(deps),
    ...mediaHandlers(deps),
    ...freeTimesHandlers(deps),
    ...bookingHandlers(deps),
    ...bookingDateHandlers(deps),
    ...rebookingHandlers(deps),
    ...sessionHandlers(deps),
    ...bookingChangeHandlers(deps),
    ...bookingRulesHandlers(deps),
    ...taxHandlers(deps),
    ...settingsHandlers(deps),
    ...calendarHandlers(deps),
    ...invoiceHandlers(deps),
    ...paymentHandlers(deps),
    ...checkoutPaymentHandlers(deps),
    ...payPageHandlers(deps),
    ...changePaymentHandlers(deps),
    ...adminPaymentHandlers(deps),
    ...simulatedPaymentHandlers(deps),
    ...accountHandlers(deps),
    ...passwordHandlers(deps),
    ...secondStepHandlers(deps),
    ...secondFactorHandlers(deps),
    ...ownSessionHandlers(deps),
    ...staffHandlers(deps),
    ...privacyHandlers(deps),
    ...partnerHandlers(deps),
    ...partnerPeopleHandlers(deps),
    ...adminPartnerHandlers(deps),
    ...adminWebhookHandlers(deps),
    ...adminHostHandlers(deps),
    ...staffingHandlers(deps),
    ...reviewHandlers(deps),
    getConfig: () => {
      const config = publicConfig();
      return { body: config, isStillTrue: () => publicConfig() === config };
    },
    getOpenApi: () => {
      const { settings } = deps.live.current();
      return {
        body: { ...publishedDocument(document, deps.settings, deps.ports.profile) },
        isStillTrue: () => deps.live.current().settings === settings,
      };
    },
  };
};
