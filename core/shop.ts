import { bookingUseCases } from './bookings/booking/booking-use-cases.ts';
import { cancellationUseCases } from './bookings/cancellation/cancellation-use-cases.ts';
import { checkoutUseCases } from './bookings/checkout/checkout-use-cases.ts';
import { invoicingPerformers, invoicingUseCases } from './bookings/invoicing/invoicing-use-cases.ts';
import { rebookingUseCases } from './bookings/rebooking/rebooking-use-cases.ts';
import { reviewsUseCases } from './bookings/reviews/reviews-use-cases.ts';
import { settlementPerformers, settlementUseCases } from './bookings/settlement/settlement-use-cases.ts';
import { discountUseCases } from './buying/discount/discount-use-cases.ts';
import { quoteUseCases } from './buying/quote/quote-use-cases.ts';
import { customersUseCases } from './desk/customers/customers-use-cases.ts';
import { deliveryPerformers, deliveryUseCases } from './desk/delivery/delivery-use-cases.ts';
import { officeUseCases } from './desk/office/office-use-cases.ts';
import { orderUseCases } from './desk/order/order-use-cases.ts';
import { privacyUseCases } from './desk/privacy/privacy-use-cases.ts';
import type { Performers } from './kernel/jobs.ts';
import { paymentPerformers, paymentUseCases } from './money/payment/payment-use-cases.ts';
import { accountPerformers, accountUseCases } from './people/account/account-use-cases.ts';
import { auditUseCases } from './people/audit/audit-use-cases.ts';
import { partnersPerformers, partnersUseCases } from './people/partners/partners-use-cases.ts';
import type { Ports } from './ports.ts';
import { catalogueUseCases } from './shop/catalogue/catalogue-use-cases.ts';
import { mediaUseCases } from './shop/media/media-use-cases.ts';
import { noticesPerformers, noticesUseCases } from './telling/notices/notices-use-cases.ts';

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
