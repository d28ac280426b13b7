import { currency, formatMoney, type MinorUnits, priceNote } from '@wondercast/core/kernel/money';
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
  /** Whether to show the currency code after the amount. */
  readonly withCode?: boolean;
  /** Whether to note that tax is included, where the shop does. */
  readonly withNote?: boolean;
}

const noteOf = (withCode: boolean, withNote: boolean): string =>
  [withCode && currency(), withNote && priceNote()].filter(Boolean).join(' ');

/** A prominent amount with two decimals, never broken across lines. */
export function Total({ amount, small = false, withCode = false, withNote = false }: TotalProps) {
  return (
    <Amount $small={small}>
      <span>{formatMoney(amount)}</span>
      {(withCode || withNote) && <small>{noteOf(withCode, withNote)}</small>}
    </Amount>
  );
}
