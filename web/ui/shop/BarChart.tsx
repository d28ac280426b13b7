import { useId } from 'react';
import { styled } from 'styled-components';
import { Disclosed } from '../primitives/Disclosed.tsx';

export interface Bar {
  /** What the bar stands for, such as a day. */
  readonly label: string;
  readonly value: number;
  /** The value as text. */
  readonly words: string;
}

const HEIGHT = 44;
const STEP = 8;
const WIDTH = 6;

const Chart = styled.svg`
  display: block;
  width: 100%;
  height: ${HEIGHT}px;
  overflow: visible;
  & rect {
    fill: var(--accent);
    opacity: 0.85;
  }
  & rect[data-empty] {
    fill: var(--edge);
    opacity: 0.5;
  }
  & rect:hover {
    opacity: 1;
  }
`;

interface BarChartProps {
  /** The chart's accessible name. */
  readonly label: string;
  readonly bars: readonly Bar[];
}

/** A small bar chart whose values are shown on hover; for screen readers it is a table. */
export function BarChart({ label, bars }: BarChartProps) {
  const id = useId();
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const [first, last] = [bars[0], bars.at(-1)];
  return (
    <>
      <Chart
        role="img"
        aria-labelledby={id}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        <title id={id}>{`${label} by day, ${first?.label ?? ''} to ${last?.label ?? ''}`}</title>
        {bars.map((bar, at) => {
          const height = Math.max(2, (Math.max(bar.value, 0) / most) * HEIGHT);
          return (
            <rect
              key={bar.label}
              x={at * STEP + (STEP - WIDTH) / 2}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
              rx={1.5}
              data-empty={bar.value <= 0 || undefined}
            >
              <title>{`${bar.label}: ${bar.words}`}</title>
            </rect>
          );
        })}
      </Chart>
      <Disclosed label={`${label} as a table`}>
        <table>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">{label}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>{bar.words}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosed>
    </>
  );
}
