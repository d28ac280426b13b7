import { bookingUseCases } from './bookings/booking/booking-use-cases.ts';
import type { BookingPorts, Bookings } from './bookings/booking/ports.ts';
import { changesPerformers, changesUseCases } from './bookings/changes/changes-use-cases.ts';
import type { ChangePorts } from './bookings/changes/ports.ts';
import { checkoutUseCases } from './bookings/checkout/checkout-use-cases.ts';
import type { CheckoutPorts } from './bookings/checkout/ports.ts';
import { invoicingPerformers, invoicingUseCases } from './bookings/invoicing/invoicing-use-cases.ts';
import type { InvoicingPorts } from './bookings/invoicing/ports.ts';
import type { ReviewPorts, Reviews } from './bookings/reviews/ports.ts';
import { reviewsUseCases } from './bookings/reviews/reviews-use-cases.ts';
import type { SettlementPorts } from './bookings/settlement/ports.ts';
import { settlementPerformers, settlementUseCases } from './bookings/settlement/settlement-use-cases.ts';
import type { TaxingPorts } from './bookings/taxing/ports.ts';
import { taxingPerformers, taxingUseCases } from './bookings/taxing/taxing-use-cases.ts';
import { discountUseCases } from './buying/discount/discount-use-cases.ts';
import type { DiscountPorts } from './buying/discount/ports.ts';
import { freeTimesUseCases } from './buying/free-times/free-times-use-cases.ts';
import type { FreeTimesPorts } from './buying/free-times/ports.ts';
import type { QuotePorts } from './buying/quote/ports.ts';
import { quoteUseCases } from './buying/quote/quote-use-cases.ts';
import { customersUseCases } from './desk/customers/customers-use-cases.ts';
import type { CustomerPorts, CustomerRegister } from './desk/customers/ports.ts';
import { deliveryPerformers, deliveryUseCases } from './desk/delivery/delivery-use-cases.ts';
import type { DeliveryPorts } from './desk/delivery/ports.ts';
import { hostsPerformers, hostsUseCases } from './desk/hosts/hosts-use-cases.ts';
import type { HostsPorts } from './desk/hosts/ports.ts';
import { officeUseCases } from './desk/office/office-use-cases.ts';
import type { OfficePorts } from './desk/office/ports.ts';
import { orderUseCases } from './desk/order/order-use-cases.ts';
import type { OrderPorts } from './desk/order/ports.ts';
import type { PrivacyPorts } from './desk/privacy/ports.ts';
import { privacyUseCases } from './desk/privacy/privacy-use-cases.ts';
import type { RecordPorts } from './desk/records/ports.ts';
import { recordUseCases } from './desk/records/records-use-cases.ts';
import type { Performers } from './kernel/jobs.ts';
import type { Stored, UnitOfWork as UnitOfWorkOf } from './kernel/unit-of-work.ts';
import { paymentPerformers, paymentUseCases } from './money/payment/payment-use-cases.ts';
import type { PaymentPorts } from './money/payment/ports.ts';
import { accountPerformers, accountUseCases } from './people/account/account-use-cases.ts';
import type { AccountPorts } from './people/account/ports.ts';
import { partnersPerformers, partnersUseCases } from './people/partners/partners-use-cases.ts';
import type { PartnerPorts } from './people/partners/ports.ts';
import { catalogueUseCases } from './shop/catalogue/catalogue-use-cases.ts';
import type { CataloguePorts } from './shop/catalogue/ports.ts';
import { mediaUseCases } from './shop/media/media-use-cases.ts';
import type { MediaPorts } from './shop/media/ports.ts';
import { noticesPerformers, noticesUseCases } from './telling/notices/notices-use-cases.ts';
import type { NoticePorts } from './telling/notices/ports.ts';

/** Everything that the slices need from outside the core, together. */
type Asked = AccountPorts &
  PartnerPorts &
  MediaPorts &
  CataloguePorts &
  DiscountPorts &
  RecordPorts &
  FreeTimesPorts &
  QuotePorts &
  PaymentPorts &
  BookingPorts &
  ChangePorts &
  SettlementPorts &
  InvoicingPorts &
  ReviewPorts &
  TaxingPorts &
  CheckoutPorts &
  NoticePorts &
  OfficePorts &
  CustomerPorts &
  DeliveryPorts &
  HostsPorts &
  OrderPorts &
  PrivacyPorts;

/** The whole store, as one unit of work sees it. For these three, earlier slices ask only for a part: here is the whole port. */
export interface Store extends Omit<Asked['read'], 'bookings' | 'customers' | 'reviews'> {
  readonly bookings: Bookings;
  readonly customers: CustomerRegister;
  readonly reviews: Reviews;
}

export type UnitOfWork = UnitOfWorkOf<Store>;

/** Everything that the core needs from outside: what each slice names in its `ports.ts`. */
export interface Ports extends Omit<Asked, keyof Stored<Store>>, Stored<Store> {}

/** The assembled core: the use cases of every slice, given their ports. */
export const createShop = (ports: Ports) => {
  const settlement = settlementUseCases(ports);
  const { finishIntent } = settlement;
  return {
    ...accountUseCases(ports),
    ...partnersUseCases(ports),
    ...mediaUseCases(ports),
    ...catalogueUseCases(ports),
    ...discountUseCases(ports),
    ...recordUseCases(ports),
    ...freeTimesUseCases(ports),
    ...quoteUseCases(ports),
    ...paymentUseCases(ports),
    ...bookingUseCases(ports),
    ...changesUseCases({ ...ports, finishIntent }),
    ...settlement,
    ...invoicingUseCases(ports),
    ...reviewsUseCases(ports),
    ...taxingUseCases(ports),
    ...noticesUseCases(ports),
    ...checkoutUseCases(ports),
    ...officeUseCases(ports),
    ...customersUseCases(ports),
    ...deliveryUseCases(ports),
    ...hostsUseCases(ports),
    ...orderUseCases(ports),
    ...privacyUseCases(ports),
  };
};

export type Shop = ReturnType<typeof createShop>;

/** Which use case performs which task. */
export const performersOf = (shop: Shop): Performers => ({
  ...accountPerformers(shop),
  ...partnersPerformers(shop),
  ...paymentPerformers(shop),
  ...settlementPerformers(shop),
  ...invoicingPerformers(shop),
  ...taxingPerformers(shop),
  ...changesPerformers(shop),
  ...noticesPerformers(shop),
  ...deliveryPerformers(shop),
  ...hostsPerformers(shop),
});
