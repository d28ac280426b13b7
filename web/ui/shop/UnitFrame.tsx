import { styled } from 'styled-components';
import type { Elements } from '../primitives/elements.ts';
import { Place } from './time-row-look.ts';

const Unit = styled.fieldset`
  padding: 18px 0;
  border-top: 1px solid var(--line);
  & > legend {
    float: left;
    display: flex;
    gap: 10px;
    align-items: center;
    width: 100%;
    margin-bottom: 14px;
    font-weight: 600;
  }
  & > legend + * {
    clear: both;
  }
`;

interface UnitFrameProps {
  /** Index from 0. */
  readonly unit: number;
  readonly count: number;
  readonly children: Elements;
}

/** The frame of one unit of a line, with its position. */
export function UnitFrame({ unit, count, children }: UnitFrameProps) {
  return (
    <Unit>
      <legend>
        <Place aria-hidden="true">{unit + 1}</Place>
        <span>{`Session ${unit + 1} of ${count}`}</span>
      </legend>
      <div>{children}</div>
    </Unit>
  );
}
