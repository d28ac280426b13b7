import { formatPrice, type MinorUnits } from '@wondercast/core/kernel/money';
import { SEAT_CAPS, TIERS, type Tier, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { useId } from 'react';
import { styled } from 'styled-components';

const Group = styled.fieldset`
  display: grid;
  gap: 6px;
  min-width: 0;
  margin-top: 14px;
`;

const Room = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 92px minmax(0, 1fr) 70px;
  gap: 12px;
  align-items: center;
  font-size: 14px;
  cursor: pointer;
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  & > b {
    font-weight: 550;
  }
  & > strong {
    text-align: right;
    font: 720 19px/1 var(--display);
    font-variant-numeric: tabular-nums;
  }
  &[data-own] > :is(b, strong),
  &:has(:disabled) > :is(b, strong) {
    color: var(--text-3);
  }
  &:has(:disabled) {
    cursor: default;
  }
  &:has(:focus-visible) > span {
    outline: 2.5px solid var(--focus);
    outline-offset: 3px;
  }
  &:has(:checked) > b {
    font-weight: 600;
    color: var(--text);
  }
  @media (max-width: 719.98px) {
    grid-template-columns: 66px minmax(0, 1fr) 52px;
    gap: 8px;
  }
`;

/** The tier's seats as a bar, filled up to the number of people. */
const Bar = styled.span`
  position: relative;
  width: var(--room);
  height: 30px;
  border-radius: var(--r-sm);
  background: color-mix(in srgb, var(--text) 6%, transparent);
  & > i {
    position: absolute;
    inset: 0 auto 0 0;
    width: var(--people);
    border-radius: inherit;
    background: var(--s3);
  }
  & > em {
    /* The words of the smallest bar are longer than it is on a phone. */
    left: max(100% + 10px, 72px);
    font-style: normal;
  }
  & > span {
    left: 12px;
  }
  & > :is(span, em) {
    position: absolute;
    font-size: 13px;
    line-height: 30px;
    white-space: nowrap;
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
  :checked ~ & {
    box-shadow: inset 0 0 0 2px var(--action);
    background: var(--select-wash);
  }
  :checked ~ & > i {
    background: color-mix(in srgb, var(--limelight) 24%, transparent);
  }
  [data-theme='light'] :checked ~ & > i {
    background: color-mix(in srgb, var(--limelight) 62%, transparent);
  }
  :checked ~ & > :is(span, em) {
    font-weight: 600;
    color: var(--text);
  }
  @media (max-width: 719.98px) {
    & > span {
      left: 9px;
    }
  }
`;

const LARGEST = Math.max(...Object.values(SEAT_CAPS));

const percent = (part: number, whole: number): string => `${Math.min(100, (part / whole) * 100)}%`;

interface TierScaleProps {
  /** null when the number is unknown. */
  readonly people: number | null;
  /** The booked tier; null before booking. */
  readonly own: Tier | null;
  readonly chosen: Tier;
  /** The current price; null when no longer sold. */
  readonly priceOf: (tier: Tier) => MinorUnits | null;
  readonly onChoose: (tier: Tier) => void;
}

/** Such as `40 left`, `yours now`. Too many people are reported elsewhere, with advice. */
const moreWords = (tier: Tier, { own, chosen, people }: TierScaleProps): string | null => {
  if (tier === chosen)
    return people !== null && people <= SEAT_CAPS[tier] ? `${SEAT_CAPS[tier] - people} left` : null;
  return tier === own ? 'yours now' : null;
};

/** A bar shorter than half of the scale holds only a few words; the rest is next to it. */
const isShort = (tier: Tier): boolean => SEAT_CAPS[tier] * 2 < LARGEST;

/** The four tiers drawn to scale with the people in them. A tier that is too small cannot be chosen. */
export function TierScale(props: TierScaleProps) {
  const { people, own, chosen, priceOf, onChoose } = props;
  const name = useId();
  return (
    <Group aria-label="Room">
      {TIERS.map((tier) => {
        const price = priceOf(tier);
        const more = moreWords(tier, props);
        return (
          <Room key={tier} data-own={tier === own && tier !== chosen ? '' : undefined}>
            <input
              type="radio"
              name={name}
              checked={tier === chosen}
              disabled={SEAT_CAPS[tier] < (people ?? 0) || price === null}
              onChange={() => onChoose(tier)}
            />
            <b>{tierLabel(tier)}</b>
            <Bar
              style={{
                ['--room' as string]: percent(SEAT_CAPS[tier], LARGEST),
                ['--people' as string]: percent(people ?? 0, SEAT_CAPS[tier]),
              }}
            >
              <i />
              <span>{`${SEAT_CAPS[tier]} seats${more !== null && !isShort(tier) ? `, ${more}` : ''}`}</span>{' '}
              {more !== null && isShort(tier) && <em>{more}</em>}
            </Bar>
            <strong>{price === null ? '' : formatPrice(price)}</strong>
          </Room>
        );
      })}
    </Group>
  );
}
