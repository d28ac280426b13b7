import { styled } from 'styled-components';
import { choiceCard, radioMark } from '../../ui/forms/choice-look.ts';
import { SegmentTrack } from '../../ui/forms/segmented-look.ts';
import { TextLink } from '../../ui/primitives/Text.tsx';

export const Rows = styled.fieldset`
  display: grid;
  gap: 8px;
  min-width: 0;
  margin: 16px 0;
`;

/** A session or the whole booking, with the cost of the choice at the end. */
export const Pick = styled.label`
  ${choiceCard}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  padding: 11px 14px;
  font-size: 14px;
  line-height: 1.38;
  font-variant-numeric: tabular-nums;
  & > input {
    ${radioMark}
  }
  & b {
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: 13px;
    color: var(--text-3);
  }
  &[data-closed] {
    box-shadow: none;
    cursor: default;
  }
  &[data-closed] b {
    color: var(--text-2);
  }
`;

export const Cost = styled.span`
  max-width: 240px;
  text-align: right;
  & > b {
    display: block;
  }
  & del {
    margin-right: 6px;
    font-weight: 400;
    color: var(--text-3);
  }
  @media (max-width: 719.98px) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    grid-column: 2 / -1;
    max-width: none;
    text-align: left;
  }
`;

export const Segments = styled(SegmentTrack)`
  display: flex;
  @media (max-width: 719.98px) {
    & > button {
      padding: 0 2px;
      font-size: 13.5px;
    }
  }
`;

/** A small text with an icon below the figures. */
export const Aside = styled.p`
  display: flex;
  gap: 10px;
  align-items: flex-start;
  margin-top: 14px;
  font-size: 14px;
  line-height: 1.5;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
  & > svg {
    flex: none;
    margin-top: 3px;
    color: var(--warn);
  }
  & b {
    font-weight: 600;
    color: var(--text);
  }
`;

/** A link to an alternative. */
export const Instead = styled(TextLink)`
  min-height: 24px;
  margin-top: 12px;
  padding: 0;
  border: 0;
  background: none;
  font-size: 14px;
  cursor: pointer;
`;

/** Two buttons; stacked on phones, with the main action on top. */
export const Foot = styled.div`
  display: flex;
  flex: 1;
  gap: 12px;
  justify-content: flex-end;
  @media (max-width: 719.98px) {
    flex-direction: column-reverse;
    & > button {
      height: auto;
      min-height: 48px;
      padding-block: 10px;
      white-space: normal;
    }
  }
`;
