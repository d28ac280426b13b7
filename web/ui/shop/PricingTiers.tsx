import { seatsLabel, TIERS, type Tier, tierLabel } from '@wondercast/core/shop/pricing/tiers';
import { styled } from 'styled-components';
import { Small } from '../primitives/Text.tsx';

const Table = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  margin-top: 18px;
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  overflow: hidden;
  & > li {
    padding: 20px;
    border-left: 1px solid var(--line);
  }
  & > li:first-child {
    border: 0;
  }
  & > li[data-selected] {
    background: var(--select-wash);
    box-shadow: inset 0 3px 0 var(--action);
  }
  & b {
    font-weight: 650;
  }
  @media (max-width: 719.98px) {
    grid-template-columns: 1fr 1fr;
    & > li {
      padding: 16px;
    }
    & > li:nth-child(3) {
      border-left: 0;
    }
    & > li:nth-child(n + 3) {
      border-top: 1px solid var(--line);
    }
  }
`;

const Price = styled.p`
  font: 780 30px/1 var(--display);
  margin: 14px 0 6px;
  font-variant-numeric: tabular-nums;
`;

interface PricingTiersProps {
  /** Such as `$990`. */
  readonly priceOf: (tier: Tier) => string;
  /** The tier chosen in the ticket. */
  readonly chosen?: Tier;
}

/** The four tiers next to each other, with the chosen one marked. */
export function PricingTiers({ priceOf, chosen }: PricingTiersProps) {
  return (
    <Table>
      {TIERS.map((tier) => (
        <li key={tier} data-selected={tier === chosen || undefined}>
          <b>{tierLabel(tier)}</b>
          <Price>{priceOf(tier)}</Price>
          <Small>{seatsLabel(tier)}</Small>
        </li>
      ))}
    </Table>
  );
}
