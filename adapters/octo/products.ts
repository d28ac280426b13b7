import { currency } from '@wondercast/core/kernel/money';
import { inclusionsOf } from '@wondercast/core/shop/catalogue/experience';
import { type Policy, policyInForce } from '@wondercast/core/shop/policy/policy';
import { policySteps } from '@wondercast/core/shop/policy/policy-words';
import { SEAT_CAPS, seatsLabel, TIERS, type Tier, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { type Capabilities, whenAsked } from './capabilities.ts';
import { ianaZone } from './local-time.ts';
import { offeredPricing, type Selling } from './money.ts';
import type { Offered } from './offered.ts';
import type {
  ContactField,
  OctoContent,
  OctoMedia,
  OctoOption,
  OctoPricing,
  OctoProduct,
  OctoUnit,
} from './wire.ts';

/** The only kind of unit; all guests are of this kind. */
export const GUEST = 'guest';

export const REQUIRED_CONTACT: readonly ContactField[] = ['firstName', 'lastName', 'emailAddress'];

/** What is needed to describe products in OCTO's format. */
export interface Told {
  readonly used: Capabilities;
  readonly publicUrl: string;
  readonly selling: Selling;
}

const MEDIA: Readonly<Record<string, OctoMedia['type']>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
};

/** A picture in OCTO's format; empty for a file type that the standard does not know. */
export const mediaOf = (
  address: string | null,
  rel: OctoMedia['rel'],
  title: string | null,
  publicUrl: string,
): readonly OctoMedia[] => {
  const url = address === null ? null : URL.parse(address, publicUrl);
  const type = url && MEDIA[url.pathname.split('.').at(-1)?.toLowerCase() ?? ''];
  return url && type ? [{ src: url.href, type, rel, title, caption: null, copyright: null }] : [];
};

/**
 * Hours before the start until which a full refund is given. Where there is no full refund, it is more hours than anybody can book
 * ahead.
 */
export const freeUntilHours = ({ zones }: Policy, horizonDays: number): number =>
  zones.findLast(({ refundPercent }) => refundPercent === 100)?.fromHours ?? (horizonDays + 1) * 24;

export const hasFreeZone = ({ zones }: Policy): boolean =>
  zones.some(({ refundPercent }) => refundPercent === 100);

export const guestOf = (tier: Tier, used: Capabilities): OctoUnit => ({
  id: GUEST,
  internalName: 'Guest',
  reference: null,
  type: 'OTHER',
  restrictions: {
    minAge: 0,
    maxAge: 99,
    idRequired: false,
    minQuantity: 1,
    maxQuantity: SEAT_CAPS[tier],
    paxCount: 1,
    accompaniedBy: [],
  },
  requiredContactFields: [],
  ...whenAsked(used, 'octo/content', () => ({
    title: 'Guest',
    shortDescription: 'One person who takes part',
    features: [],
  })),
});

const policyOf = ({ experience, shop }: Offered): Policy => policyInForce(experience.policy, shop.policy);

/** The length of a session, and fields of the standard that are empty in this shop. */
const common = ({ offer }: Pick<Offered, 'offer'>) =>
  ({
    faqs: [],
    locations: [],
    categoryLabels: [],
    durationMinutesFrom: offer.minutes,
    durationMinutesTo: null,
    commentary: [],
  }) as const;

const optionContent = (offered: Offered, tier: Tier): OctoContent => ({
  title: tierLabel(tier),
  shortDescription: seatsLabel(tier),
  description: null,
  features: [],
  media: [],
  ...common(offered),
});

const productContent = (offered: Offered, publicUrl: string): OctoContent => {
  const { experience } = offered;
  const { title, description, imageUrl, coverImageUrl, theme } = experience;
  return {
    title,
    shortDescription: theme,
    description,
    features: [
      ...inclusionsOf(experience).map((words) => ({ shortDescription: words, type: 'INCLUSION' as const })),
      ...policySteps(policyOf(offered)).map(({ when, what }) => ({
        shortDescription: `${when}: ${what}`,
        type: 'CANCELLATION_TERM' as const,
      })),
    ],
    media: [
      ...mediaOf(coverImageUrl ?? imageUrl, 'COVER', title, publicUrl),
      ...(coverImageUrl === null ? [] : mediaOf(imageUrl, 'GALLERY', title, publicUrl)),
    ],
    ...common(offered),
  };
};

/** An option without prices, which differ between offers and bookings. */
const bareOption = (offered: Offered, tier: Tier, used: Capabilities): OctoOption => {
  const { experience, startTimes } = offered;
  const hours = freeUntilHours(policyOf(offered), experience.horizonDays);
  return {
    id: tier,
    default: tier === TIERS[0],
    internalName: tierLabel(tier),
    reference: `${experience.slug}/${tier}`,
    availabilityLocalStartTimes: startTimes,
    cancellationCutoff: `${hours} hours`,
    cancellationCutoffAmount: hours,
    cancellationCutoffUnit: 'hour',
    requiredContactFields: REQUIRED_CONTACT,
    restrictions: { minUnits: 1, maxUnits: SEAT_CAPS[tier] },
    units: [guestOf(tier, used)],
    ...whenAsked(used, 'octo/content', () => optionContent(offered, tier)),
  };
};

export const optionOf = (offered: Offered, tier: Tier, { used, selling }: Told): OctoOption => ({
  ...bareOption(offered, tier, used),
  ...whenAsked(used, 'octo/pricing', () => ({
    pricingFrom: [offeredPricing(offered, tier, selling)],
  })),
});

/** The option of a booking, with the booking's price. */
export const bookedOption = (
  offered: Offered,
  tier: Tier,
  pricing: OctoPricing,
  { used }: Told,
): OctoOption => ({
  ...bareOption(offered, tier, used),
  ...whenAsked(used, 'octo/pricing', () => ({ pricing: [pricing] })),
});

export const productOf = (offered: Offered, told: Told): OctoProduct => {
  const { experience, shop } = offered;
  return {
    id: String(experience.id),
    internalName: experience.title,
    reference: experience.slug,
    locale: 'en',
    timeZone: ianaZone(shop.bookingRules.zone),
    allowFreesale: false,
    instantConfirmation: true,
    instantDelivery: true,
    availabilityRequired: true,
    availabilityType: 'START_TIME',
    deliveryFormats: ['PDF_URL'],
    deliveryMethods: ['VOUCHER'],
    redemptionMethod: 'MANIFEST',
    options: TIERS.map((tier) => optionOf(offered, tier, told)),
    ...whenAsked(told.used, 'octo/pricing', () => ({
      defaultCurrency: currency(),
      availableCurrencies: [currency()],
      pricingPer: 'BOOKING' as const,
    })),
    ...whenAsked(told.used, 'octo/content', () => productContent(offered, told.publicUrl)),
  };
};
