import { type Cents, formatUsd } from '@wondercast/core/kernel/money';
import { styled } from 'styled-components';
import { total } from '../theme/type.ts';

const Amount = styled.span<{ $small: boolean }>`
  ${total}
  ${({ $small }) => $small && 'font-size: 26px;'}
  & > small {
    font: 500 14px/1 var(--sans);
    letter-spacing: 0;
    margin-left: 5px;
    color: var(--text-3);
  }
`;

interface TotalProps {
  readonly amount: Cents;
  readonly small?: boolean;
  /** Names the currency behind the amount. */
  readonly usd?: boolean;
}

/** An amount that decides: large, with two decimals, never broken over lines. */
export function Total({ amount, small = false, usd = false }: TotalProps) {
  return (
    <Amount $small={small}>
      <span>{formatUsd(amount)}</span>
      {usd && <small>USD</small>}
    </Amount>
  );
}
