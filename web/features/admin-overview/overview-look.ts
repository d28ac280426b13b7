import { styled } from 'styled-components';
import { Link } from '../../ui/primitives/Link.tsx';

/** Collapsed it is a single line, so that the content begins near the top. */
export const Strip = styled.section`
  margin-bottom: 26px;
  &[data-folded] {
    margin: -12px 0 10px;
    & > div {
      margin-bottom: 0;
    }
  }
`;

export const Top = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 34px;
  margin-bottom: 10px;
  font-size: 14px;
  color: var(--text-3);
  & > span {
    margin-right: auto;
  }
`;

export const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: 34px;
  margin-left: -8px;
  padding: 0 8px;
  border: 0;
  border-radius: var(--r-sm);
  background: none;
  font-weight: 600;
  font-size: 14px;
  color: var(--text-2);
  cursor: pointer;
  &:hover {
    background: var(--quiet);
    color: var(--text);
  }
  & > svg {
    transition: rotate var(--t2);
  }
  &[aria-expanded='false'] > svg {
    rotate: -90deg;
  }
`;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr 1.25fr 1fr;
  gap: 14px;
  @media (max-width: 1279.98px) {
    grid-template-columns: 1fr 1fr;
  }
  @media (max-width: 719.98px) {
    gap: 10px;
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Card = styled.div`
  position: relative;
  min-width: 0;
  padding: 14px 18px 16px;
  border-radius: var(--r-md);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  font-size: 14px;
  line-height: 1.4;
  & > h2 {
    font: 600 13.5px/1.4 var(--sans);
    color: var(--text-3);
  }
`;

export const Figure = styled.b`
  display: block;
  margin: 4px 0 10px;
  font: 760 28px/1.05 var(--display);
  font-variant-numeric: tabular-nums;
`;

/** Two figures under one name, each with its own label. */
export const FigurePair = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 22px;
  & > div {
    display: flex;
    flex-direction: column-reverse;
    margin: 4px 0 8px;
  }
  & dt {
    font-size: 13px;
    color: var(--text-3);
  }
  & dd {
    font: 760 24px/1.1 var(--display);
    font-variant-numeric: tabular-nums;
  }
`;

export const Sessions = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1px;
  margin: 4px -8px -6px;
`;

/** The heading of the later sessions. */
export const Later = styled.h3`
  margin-top: 6px;
  font: 600 13px/1.4 var(--sans);
  color: var(--text-3);
`;

export const SessionLink = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 10px;
  padding: 3px 8px;
  border-radius: var(--r-xs);
  font-size: 13.5px;
  &:hover {
    background: var(--quiet);
  }
  & > span:nth-child(2) {
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
  }
  & > :not(:nth-child(2)) {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    grid-column: 1 / -1;
    font-size: 12.5px;
    color: var(--text-3);
  }
`;

export const Links = styled.ul`
  display: grid;
  gap: 1px;
  margin: 0 -8px -8px;
  & a {
    display: flex;
    justify-content: space-between;
    gap: 10px;
    padding: 3px 8px;
    border-radius: var(--r-xs);
    font-size: 13.5px;
    color: var(--text-2);
    &:hover {
      background: var(--quiet);
      color: var(--text);
    }
    & > b {
      font-weight: 600;
      color: var(--text);
      font-variant-numeric: tabular-nums;
    }
    &[data-alarm] > b {
      color: var(--bad);
    }
  }
`;
