import { accountPerformers, accountUseCases } from './account/account-use-cases.ts';
import { auditUseCases } from './audit/audit-use-cases.ts';
import { bookingUseCases } from './booking/booking-use-cases.ts';
import { cancellationUseCases } from './cancellation/cancellation-use-cases.ts';
import { catalogueUseCases } from './catalogue/catalogue-use-cases.ts';
import { checkoutUseCases } from './checkout/checkout-use-cases.ts';
import { customersUseCases } from './customers/customers-use-cases.ts';
import { deliveryPerformers, deliveryUseCases } from './delivery/delivery-use-cases.ts';
import { discountUseCases } from './discount/discount-use-cases.ts';
import { invoicingPerformers, invoicingUseCases } from './invoicing/invoicing-use-cases.ts';
import type { Performers } from './jobs.ts';
import { mediaUseCases } from './media/media-use-cases.ts';
import { noticesPerformers, noticesUseCases } from './notices/notices-use-cases.ts';
import { officeUseCases } from './office/office-use-cases.ts';
import { orderUseCases } from './order/order-use-cases.ts';
import { partnersPerformers, partnersUseCases } from './partners/partners-use-cases.ts';
import { paymentPerformers, paymentUseCases } from './payment/payment-use-cases.ts';
import type { Ports } from './ports.ts';
import { privacyUseCases } from './privacy/privacy-use-cases.ts';
import { quoteUseCases } from './quote/quote-use-cases.ts';
import { rebookingUseCases } from './rebooking/rebooking-use-cases.ts';
import { reviewsUseCases } from './reviews/reviews-use-cases.ts';
import { settlementPerformers, settlementUseCases } from './settlement/settlement-use-cases.ts';

/** The assembled core: the use cases of every slice, given what they need of the world. */
export const createShop = (ports: Ports) => ({
  ...accountUseCases(ports),
  ...auditUseCases(ports),
  ...partnersUseCases(ports),
  ...mediaUseCases(ports),
  ...catalogueUseCases(ports),
  ...discountUseCases(ports),
  ...quoteUseCases(ports),
  ...paymentUseCases(ports),
  ...bookingUseCases(ports),
  ...settlementUseCases(ports),
  ...invoicingUseCases(ports),
  ...reviewsUseCases(ports),
  ...noticesUseCases(ports),
  ...checkoutUseCases(ports),
  ...cancellationUseCases(ports),
  ...rebookingUseCases(ports),
  ...officeUseCases(ports),
  ...customersUseCases(ports),
  ...deliveryUseCases(ports),
  ...orderUseCases(ports),
  ...privacyUseCases(ports),
});

export type Shop = ReturnType<typeof createShop>;

/** Which use case performs which task. */
export const performersOf = (shop: Shop): Performers => ({
  ...accountPerformers(shop),
  ...partnersPerformers(shop),
  ...paymentPerformers(shop),
  ...settlementPerformers(shop),
  ...invoicingPerformers(shop),
  ...noticesPerformers(shop),
  ...deliveryPerformers(shop),
});
