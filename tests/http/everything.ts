import { afterAll, beforeAll, describe } from 'vitest';
import { type AppOptions, startApp, type TestApp } from '../support/app.ts';
import { auditApp } from '../support/auditor.ts';
import { describeContentAbuse } from './abuse/content.ts';
import { describeDateAbuse } from './abuse/dates.ts';
import { describeHostAbuse } from './abuse/hosts.ts';
import { describeBadInput } from './abuse/input.ts';
import { describeMoneyAbuse } from './abuse/money.ts';
import { describeSessionAbuse } from './abuse/session.ts';
import { describeSignInAbuse } from './abuse/sign-in.ts';
import { describeSuggestionAbuse } from './abuse/suggestions.ts';
import { describeAccessMatrix } from './suite/access-matrix.ts';
import { describeAccounts } from './suite/accounts.ts';
import { describeAgreedDates } from './suite/agreed-dates.ts';
import { describeBilling } from './suite/billing.ts';
import { describeBookingRefusals } from './suite/booking-refusals.ts';
import { describeBookingRules } from './suite/booking-rules.ts';
import { describeBookingSpellings } from './suite/booking-spellings.ts';
import { describeBookings } from './suite/bookings.ts';
import { describeCaching } from './suite/caching.ts';
import { describeCalendarFeeds } from './suite/calendar-feeds.ts';
import { describeCancellations } from './suite/cancellations.ts';
import { describeCatalogue } from './suite/catalogue.ts';
import { describeCatalogueQueries } from './suite/catalogue-queries.ts';
import { describeChangedBooking } from './suite/changed-booking.ts';
import { describeChangedRates } from './suite/changed-rates.ts';
import { describeDiscountChecks } from './suite/discount-checks.ts';
import { describeDiscovery } from './suite/discovery.ts';
import { describeIdempotency } from './suite/idempotency.ts';
import { describeInvoiceAccess } from './suite/invoice-access.ts';
import { describeMails } from './suite/mails.ts';
import { describeOrders } from './suite/orders.ts';
import { describeOrigins } from './suite/origins.ts';
import { describeOwnBookings } from './suite/own-bookings.ts';
import { describeProblems } from './suite/problems.ts';
import { describeQuotes } from './suite/quotes.ts';
import { describeRebooking } from './suite/rebooking.ts';
import { describeReviews } from './suite/reviews.ts';
import { describeSessions } from './suite/sessions.ts';
import { describeSettings } from './suite/settings.ts';
import { describeTax } from './suite/tax.ts';
import { describeTaxMatters } from './suite/tax-matters.ts';
import { describeTaxedSales } from './suite/taxed-sales.ts';

const SUITES = [
  describeCatalogue,
  describeCatalogueQueries,
  describeCaching,
  describeDiscovery,
  describeQuotes,
  describeDiscountChecks,
  describeOrders,
  describeBookings,
  describeBilling,
  describeBookingSpellings,
  describeBookingRefusals,
  describeBookingRules,
  describeTax,
  describeTaxedSales,
  describeTaxMatters,
  describeChangedRates,
  describeSettings,
  describeReviews,
  describeSessions,
  describeRebooking,
  describeChangedBooking,
  describeAgreedDates,
  describeCancellations,
  describeCalendarFeeds,
  describeOwnBookings,
  describeAccounts,
  describeIdempotency,
  describeMails,
  describeOrigins,
  describeProblems,
  describeAccessMatrix,
  describeInvoiceAccess,
  describeBadInput,
  describeMoneyAbuse,
  describeContentAbuse,
  describeDateAbuse,
  describeSuggestionAbuse,
  describeHostAbuse,
  describeSessionAbuse,
  describeSignInAbuse,
];

/** Everything the shop promises over HTTP, of an app on this store; at the end the auditor looks at what is left. */
export const describeEverything = (store: AppOptions['store']) =>
  describe(`the shop on ${store}`, () => {
    let started: TestApp;
    beforeAll(async () => {
      started = await startApp({ store });
    });
    afterAll(async () => {
      try {
        await auditApp(started);
      } finally {
        await started.stop();
      }
    });
    for (const suite of SUITES) suite(() => started);
  });
