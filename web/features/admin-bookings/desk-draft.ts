import { isEmptySlot, type Slot } from '@wondercast/core/calendar/scheduling/slot';
import { sentAmount, typedNumber } from '@wondercast/core/kernel/typed-amount';
import { TIERS, type Tier, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { encodeSlot } from '@wondercast/openapi/codec/slot';
import type { Body } from '../../api/transport/contract.ts';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { shownAmount } from '../../ui/formats/amount.ts';
import { instantAt, ownZone } from '../../ui/formats/zone-moment.ts';
import type { TypedTime } from '../../ui/shop/ZonedTimeRow.tsx';

/** A line of a booking that the desk is making. */
export interface LineDraft {
  readonly key: number;
  readonly experience: ExperienceWire | null;
  readonly tier: Tier;
  readonly units: number;
  readonly headcount: string;
  /** Empty for the catalogue's price. */
  readonly ownPrice: string;
  readonly priceReason: string;
  readonly addOnIds: readonly number[];
  /** The customer's preferred times for the first unit, when no time is agreed. */
  readonly preferred: readonly Slot[];
  /** The agreed time of the first unit. */
  readonly time: TypedTime;
}

export const emptyLine = (key: number): LineDraft => ({
  key,
  experience: null,
  tier: 'starter',
  units: 1,
  headcount: '',
  ownPrice: '',
  priceReason: '',
  addOnIds: [],
  preferred: [],
  time: { day: null, minute: null, zone: ownZone() },
});

export const EMPTY_CUSTOMER = {
  companyName: '',
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  purchaseOrder: '',
  specialRequests: '',
};

/** A tier with its price, for the list. */
export const tierWords = (tier: Tier, experience: ExperienceWire | null): string =>
  experience === null ? tierLabel(tier) : `${tierLabel(tier)}, ${shownAmount(experience[`${tier}Price`])}`;

export const tierOf = (words: string | null, experience: ExperienceWire | null): Tier =>
  TIERS.find((tier) => tierWords(tier, experience) === words) ?? 'starter';

type DeskBody = Body<'/api/admin/bookings', 'post'>;

const timeOf = ({ day, minute, zone }: TypedTime): number | null =>
  day === null || minute === null ? null : instantAt(day, minute, zone);

/** Whether a time was begun but cannot be sent. */
export const isHalfTyped = ({ time }: LineDraft): boolean =>
  timeOf(time) === null && (time.day !== null || time.minute !== null);

/** The request body for a line. Amounts are sent as typed and validated by the rule. */
export const lineBody = (line: LineDraft): DeskBody['items'][number] => {
  const startsAt = timeOf(line.time);
  const headcount = line.headcount.trim();
  const preferred = line.preferred.filter((slot) => !isEmptySlot(slot));
  return {
    experienceId: line.experience?.id ?? 0,
    selectedTier: line.tier,
    quantity: line.units,
    headcount: headcount === '' ? null : Number(headcount),
    addOns: line.addOnIds.map((id) => ({ id })),
    ...(line.ownPrice.trim() && { ownPrice: sentAmount(line.ownPrice), priceReason: line.priceReason }),
    ...(startsAt === null &&
      preferred.length > 0 && {
        preferences: [preferred.map(encodeSlot)],
      }),
    ...(startsAt !== null && {
      agreed: [{ startsAt: new Date(startsAt).toISOString(), zone: line.time.zone }],
    }),
  };
};

/** Whether anything was entered. */
export const isBegun = ({ experience, headcount, ownPrice }: LineDraft): boolean =>
  experience !== null || headcount !== '' || ownPrice !== '';

type QuoteBody = Body<'/api/admin/bookings/quote', 'post'>;

const wholeNumber = (text: string): number | null =>
  /^[1-9]\d*$/.test(text.trim()) ? Number(text.trim()) : null;

/** What the price of a line depends on. Incomplete values are left out. */
export const quotedLine = ({
  experience,
  tier,
  units,
  headcount,
  ownPrice,
  addOnIds,
}: LineDraft): QuoteBody['items'][number] => {
  const price = ownPrice.trim();
  return {
    experienceId: experience?.id ?? 0,
    selectedTier: tier,
    quantity: units,
    headcount: wholeNumber(headcount),
    addOns: addOnIds.map((id) => ({ id })),
    ...(price !== '' && typedNumber(price) >= 0 && { ownPrice: typedNumber(price) }),
  };
};
