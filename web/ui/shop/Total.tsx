import { formatMoney, type MinorUnits } from '@wondercast/core/kernel/money';
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
  readonly amount: MinorUnits;
  readonly small?: boolean;
  /** Names the currency behind the amount. */
  readonly withCode?: boolean;
}

/** An amount that decides: large, with two decimals, never broken over lines. */
export function Total({ amount, small = false, withCode = false }: TotalProps) {
  return (
    <Amount $small={small}>
      <span>{formatMoney(amount)}</span>
      {withCode && <small>USD</small>}
    </Amount>
  );
}
