import { TIERS, type Tier, tierLabel } from '@wondercast/core/pricing/tiers';
import type { Body } from '../../api/transport/contract.ts';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { usd } from '../../ui/formats/usd.ts';
import { instantAt, ownZone } from '../../ui/formats/zone-moment.ts';
import type { TypedTime } from '../../ui/shop/ZonedTimeRow.tsx';

/** A line of a booking that the desk is about to make. */
export interface LineDraft {
  readonly key: number;
  readonly experience: ExperienceWire | null;
  readonly tier: Tier;
  readonly units: number;
  readonly headcount: string;
  /** Empty for the catalogue's. */
  readonly ownPrice: string;
  readonly priceReason: string;
  /** Of the first unit. */
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

/** A tier with its price, as the list of them says it. */
export const tierWords = (tier: Tier, experience: ExperienceWire | null): string =>
  experience === null ? tierLabel(tier) : `${tierLabel(tier)}, ${usd(experience[`${tier}Price`])}`;

export const tierOf = (words: string | null, experience: ExperienceWire | null): Tier =>
  TIERS.find((tier) => tierWords(tier, experience) === words) ?? 'starter';

type DeskBody = Body<'/api/admin/bookings', 'post'>;

const timeOf = ({ day, minute, zone }: TypedTime): number | null =>
  day === null || minute === null ? null : instantAt(day, minute, zone);

/** A time that was begun and cannot be sent. */
export const isHalfTyped = ({ time }: LineDraft): boolean =>
  timeOf(time) === null && (time.day !== null || time.minute !== null);

/** What is sent of a line; amounts as they were typed, to be judged. */
export const lineBody = (line: LineDraft): DeskBody['items'][number] => {
  const startsAt = timeOf(line.time);
  const headcount = line.headcount.trim();
  return {
    experienceId: line.experience?.id ?? 0,
    selectedTier: line.tier,
    quantity: line.units,
    headcount: headcount === '' ? null : Number(headcount),
    ...(line.ownPrice.trim() && { ownPrice: line.ownPrice.trim(), priceReason: line.priceReason }),
    ...(startsAt !== null && {
      agreed: [{ startsAt: new Date(startsAt).toISOString(), zone: line.time.zone }],
    }),
  };
};
