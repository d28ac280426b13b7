import { formatPrice } from '@wondercast/core/kernel/money';
import {
  priceOf,
  seatsLabel,
  TIERS,
  type Tier,
  type TierPrices,
  tierLabel,
} from '@wondercast/core/shop/pricing/tiers';
import { useId } from 'react';
import { styled } from 'styled-components';
import { choiceCard, radioMark } from '../forms/choice-look.ts';
import { Fine } from '../primitives/Text.tsx';

const Group = styled.fieldset<{ $columns: 1 | 2 }>`
  display: grid;
  grid-template-columns: ${({ $columns }) => ($columns === 1 ? '1fr' : '1fr 1fr')};
  gap: ${({ $columns }) => ($columns === 1 ? '8px' : '10px')};
  @media (max-width: 719.98px) {
    grid-template-columns: 1fr;
  }
`;

const Option = styled.label<{ $columns: 1 | 2 }>`
  ${choiceCard}
  align-items: ${({ $columns }) => ($columns === 1 ? 'center' : 'flex-start')};
  padding: ${({ $columns }) => ($columns === 1 ? '11px 16px' : '14px 16px')};
  /* In one column name and seats share a line. */
  & > span:has(> b) {
    ${({ $columns }) => $columns === 1 && 'display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 8px;'}
  }
  & > input {
    ${radioMark}
  }
  & b {
    display: block;
    font-weight: 650;
    line-height: 1.25;
  }
  @media (max-width: 719.98px) {
    align-items: center;
  }
`;

/** Longer prices, for example in yen, would overlap the tier's name. */
const LONG_PRICE = 7;

const Price = styled.span`
  margin-left: auto;
  font: 740 22px/1 var(--display);
  &[data-long] {
    font-size: 15px;
  }
  font-variant-numeric: tabular-nums;
`;

const TierPrice = ({ price }: { readonly price: string }) => (
  <Price data-long={price.length >= LONG_PRICE || undefined}>{price}</Price>
);

interface TierOptionsProps {
  readonly prices: TierPrices;
  readonly chosen: Tier;
  readonly onChoose: (tier: Tier) => void;
  readonly columns: 1 | 2;
}

/** The four tiers with their seat caps and prices. */
export function TierOptions({ prices, chosen, onChoose, columns }: TierOptionsProps) {
  const name = useId();
  return (
    <Group $columns={columns} aria-label="Pricing tier">
      {TIERS.map((tier) => (
        <Option key={tier} $columns={columns}>
          <input
            type="radio"
            name={name}
            value={tier}
            checked={tier === chosen}
            onChange={() => onChoose(tier)}
          />
          <span>
            <b>{tierLabel(tier)}</b>
            <Fine>{seatsLabel(tier)}</Fine>
          </span>
          <TierPrice price={formatPrice(priceOf(prices, tier))} />
        </Option>
      ))}
    </Group>
  );
}
