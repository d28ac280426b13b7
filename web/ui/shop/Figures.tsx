import { toMinorUnits } from '@wondercast/core/kernel/money';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { shownAmount } from '../formats/amount.ts';
import { Total } from './Total.tsx';

const Box = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 16px 18px;
  border-radius: var(--r-md);
  background: var(--s2);
  font-size: 15px;
  font-variant-numeric: tabular-nums;
  transition: opacity var(--t1);
  &[data-stale] {
    opacity: 0.55;
  }
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    align-items: baseline;
  }
  & dt {
    min-width: 0;
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
  & dd {
    flex: none;
    white-space: nowrap;
    text-align: right;
  }
  & dd[data-less] {
    color: var(--ok);
  }
  & del {
    margin-right: 8px;
    color: var(--text-3);
  }
  & > [data-sum] {
    margin-top: 2px;
    padding-top: 10px;
    border-top: 1px solid var(--line);
    font-weight: 600;
  }
  & > [data-sum] > dt {
    color: inherit;
  }
`;

export interface FigureRow {
  readonly name: string;
  /** In dollars; negative amounts are deductions. */
  readonly amount: number;
  /** The amount before it changed, shown struck through. */
  readonly was?: number | null;
}

interface FiguresProps {
  readonly rows: readonly FigureRow[];
  /** The total row. */
  readonly sum: FigureRow;
  /** Whether newer figures are being loaded. */
  readonly stale?: boolean;
}

const signed = (amount: number): string => (amount < 0 ? `−${shownAmount(-amount)}` : shownAmount(amount));

/** How an amount is composed, line by line, with the total. */
export function Figures({ rows, sum, stale }: FiguresProps) {
  const shownWith = ({ amount, was }: FigureRow, shown: ReactElement) => (
    <>
      {was !== undefined && was !== null && was !== amount && <del>{signed(was)}</del>}
      {shown}
    </>
  );
  return (
    <Box data-stale={stale || undefined} aria-busy={stale || undefined}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two units of one experience have rows of the same name
        <div key={at}>
          <dt>{row.name}</dt>
          <dd data-less={row.amount < 0 ? '' : undefined}>
            {shownWith(row, <span>{signed(row.amount)}</span>)}
          </dd>
        </div>
      ))}
      <div data-sum="">
        <dt>{sum.name}</dt>
        <dd>{shownWith(sum, <Total small amount={toMinorUnits(sum.amount)} />)}</dd>
      </div>
    </Box>
  );
}
