/* Response types of OCTO 1.0, limited to what the shop sends. `adapters/octo/README.md` explains what each means here. */

export const AVAILABILITY_STATUSES = ['AVAILABLE', 'SOLD_OUT', 'CLOSED'] as const;
export type AvailabilityStatus = (typeof AVAILABILITY_STATUSES)[number];

export const BOOKING_STATUSES = ['ON_HOLD', 'CONFIRMED', 'EXPIRED', 'CANCELLED', 'REDEEMED'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

export type ContactField = 'firstName' | 'lastName' | 'emailAddress';

export interface OctoTax {
  readonly name: string;
  readonly retail: number;
  readonly original: number;
  readonly net: null;
}

/** Amounts are whole numbers of the currency's minor unit. */
export interface OctoPricing {
  readonly original: number;
  readonly retail: number;
  /** Always null, because commissions are not reported. */
  readonly net: null;
  readonly currency: string;
  readonly currencyPrecision: number;
  readonly includedTaxes: readonly OctoTax[];
}

export interface OctoMedia {
  readonly src: string;
  readonly type: 'image/jpeg' | 'image/png';
  readonly rel: 'LOGO' | 'COVER' | 'GALLERY';
  readonly title: string | null;
  readonly caption: null;
  readonly copyright: null;
}

export interface OctoFeature {
  readonly shortDescription: string;
  readonly type: 'INCLUSION' | 'CANCELLATION_TERM';
}

/** Fields of products and options for the capability `octo/content`. */
export interface OctoContent {
  readonly title: string;
  readonly shortDescription: string | null;
  readonly description: string | null;
  readonly features: readonly OctoFeature[];
  readonly faqs: readonly never[];
  readonly media: readonly OctoMedia[];
  readonly locations: readonly never[];
  readonly categoryLabels: readonly never[];
  readonly durationMinutesFrom: number;
  readonly durationMinutesTo: null;
  readonly commentary: readonly never[];
}

export interface OctoUnit {
  readonly id: string;
  readonly internalName: string;
  readonly reference: null;
  readonly type: 'OTHER';
  readonly restrictions: {
    readonly minAge: 0;
    readonly maxAge: 99;
    readonly idRequired: false;
    readonly minQuantity: 1;
    readonly maxQuantity: number;
    readonly paxCount: 1;
    readonly accompaniedBy: readonly never[];
  };
  readonly requiredContactFields: readonly never[];
  readonly title?: string;
  readonly shortDescription?: string;
  readonly features?: readonly never[];
}

export interface OctoOption extends Partial<OctoContent> {
  readonly id: string;
  readonly default: boolean;
  readonly internalName: string;
  readonly reference: string;
  readonly availabilityLocalStartTimes: readonly string[];
  readonly cancellationCutoff: string;
  readonly cancellationCutoffAmount: number;
  readonly cancellationCutoffUnit: 'hour';
  readonly requiredContactFields: readonly ContactField[];
  readonly restrictions: { readonly minUnits: 1; readonly maxUnits: number };
  readonly units: readonly OctoUnit[];
  readonly pricingFrom?: readonly OctoPricing[];
  readonly pricing?: readonly OctoPricing[];
}

export interface OctoProduct extends Partial<OctoContent> {
  readonly id: string;
  readonly internalName: string;
  readonly reference: string;
  readonly locale: 'en';
  readonly timeZone: string;
  readonly allowFreesale: false;
  readonly instantConfirmation: true;
  readonly instantDelivery: true;
  readonly availabilityRequired: true;
  readonly availabilityType: 'START_TIME';
  readonly deliveryFormats: readonly ['PDF_URL'];
  readonly deliveryMethods: readonly ['VOUCHER'];
  readonly redemptionMethod: 'MANIFEST';
  readonly options: readonly OctoOption[];
  readonly defaultCurrency?: string;
  readonly availableCurrencies?: readonly string[];
  readonly pricingPer?: 'BOOKING';
}

export interface OctoSupplier {
  readonly id: string;
  readonly name: string;
  readonly endpoint: string;
  readonly contact: {
    readonly website: string;
    readonly email: string | null;
    readonly telephone: null;
    readonly address: string | null;
  };
  readonly shortDescription?: null;
  readonly media?: readonly OctoMedia[];
}

export interface OctoAvailability {
  readonly id: string;
  readonly localDateTimeStart: string;
  readonly localDateTimeEnd: string;
  readonly utcCutoffAt: string;
  readonly allDay: false;
  readonly available: boolean;
  readonly status: AvailabilityStatus;
  readonly vacancies: number;
  readonly capacity: number;
  readonly maxUnits: number;
  readonly openingHours: readonly never[];
  readonly title?: null;
  readonly shortDescription?: string;
  readonly pricing?: OctoPricing;
}

export interface OctoCalendarDay {
  readonly localDate: string;
  readonly available: boolean;
  readonly status: AvailabilityStatus;
  readonly vacancies: number;
  readonly capacity: number;
  readonly openingHours: readonly never[];
  readonly pricingFrom?: OctoPricing;
}

export interface OctoCapability {
  readonly id: 'octo/content' | 'octo/pricing';
  readonly revision: number;
  readonly required: boolean;
  readonly dependencies: readonly never[];
  readonly docs: string | null;
}

export interface OctoContact {
  readonly fullName: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly emailAddress: string | null;
  readonly phoneNumber: string | null;
  readonly locales: readonly string[];
  readonly postalCode: string | null;
  readonly country: string | null;
  readonly notes: string | null;
}

export interface OctoTicket {
  readonly redemptionMethod: 'MANIFEST';
  readonly utcRedeemedAt: string | null;
  readonly deliveryOptions: readonly { readonly deliveryFormat: 'PDF_URL'; readonly deliveryValue: string }[];
}

export interface OctoUnitItem {
  readonly uuid: string;
  readonly resellerReference: string | null;
  readonly supplierReference: string | null;
  readonly unitId: string;
  readonly unit: OctoUnit;
  readonly status: BookingStatus;
  readonly utcRedeemedAt: string | null;
  readonly contact: OctoContact;
  readonly ticket: null;
}

export interface OctoBooking {
  readonly id: string;
  readonly uuid: string;
  readonly testMode: boolean;
  readonly resellerReference: string | null;
  readonly supplierReference: string | null;
  readonly status: BookingStatus;
  readonly utcCreatedAt: string;
  readonly utcUpdatedAt: string;
  readonly utcExpiresAt: string | null;
  readonly utcRedeemedAt: string | null;
  readonly utcConfirmedAt: string | null;
  readonly productId: string;
  readonly product?: OctoProduct;
  readonly optionId: string;
  readonly option?: OctoOption;
  readonly cancellable: boolean;
  readonly cancellation: {
    readonly refund: 'FULL' | 'PARTIAL' | 'NONE';
    readonly reason: string | null;
    readonly utcCancelledAt: string;
  } | null;
  readonly freesale: false;
  readonly availabilityId: string;
  readonly availability: OctoAvailability;
  readonly contact: OctoContact;
  readonly notes: string | null;
  readonly deliveryMethods: readonly ['VOUCHER'];
  readonly voucher: OctoTicket | null;
  readonly unitItems: readonly OctoUnitItem[];
  readonly pricing?: OctoPricing;
}
