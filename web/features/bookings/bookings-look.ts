import { styled } from 'styled-components';
import { t1 } from '../../ui/theme/type.ts';

const STUB = '236px';

export const Cards = styled.ul`
  display: grid;
  gap: 16px;
  border-radius: var(--r-lg);
`;

/** A ticket with notches at the perforation. */
export const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr) ${STUB};
  border-radius: var(--r-lg);
  background: var(--s1);
  overflow: hidden;
  mask:
    radial-gradient(12px at calc(100% - ${STUB}) 0, transparent 96%, var(--ink)),
    radial-gradient(12px at calc(100% - ${STUB}) 100%, transparent 96%, var(--ink));
  mask-composite: intersect;
  & > picture > img {
    position: absolute;
    width: 132px;
    height: 100%;
    object-fit: cover;
    background: var(--poster);
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px var(--line);
    pointer-events: none;
  }
  @media (max-width: 719.98px) {
    grid-template-columns: 92px minmax(0, 1fr);
    mask: none;
    & > picture {
      position: relative;
    }
    & > picture > img {
      width: 92px;
    }
  }
`;

export const Inside = styled.div`
  grid-column: 2;
  min-height: 176px;
  padding: 22px 26px;
  overflow-wrap: anywhere;
  @media (max-width: 719.98px) {
    min-height: 0;
    padding: 18px;
  }
`;

export const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 10px;
  font-size: 14px;
  line-height: 1.5;
  font-variant-numeric: tabular-nums;
  & > b {
    font-weight: 600;
    letter-spacing: 0.02em;
    white-space: nowrap;
  }
  & > span {
    color: var(--text-3);
  }
  & > a {
    margin-left: auto;
  }
  @media (max-width: 719.98px) {
    & > a {
      flex-basis: 100%;
    }
  }
`;

export const Title = styled.h2`
  ${t1}
  margin-top: 8px;
  & > a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
`;

export const When = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 34px;
  margin-top: 16px;
  font-variant-numeric: tabular-nums;
  & dt {
    font-size: 13px;
    line-height: 1.4;
    color: var(--text-3);
  }
  & dd {
    font-weight: 600;
  }
`;

export const Stub = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  justify-content: space-between;
  gap: 14px;
  padding: 22px 24px;
  border-left: 2px dashed color-mix(in srgb, var(--text) 22%, transparent);
  & > div > span:first-child {
    display: block;
  }
  @media (max-width: 719.98px) {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: center;
    padding: 16px 18px;
    border-left: 0;
    border-top: 2px dashed color-mix(in srgb, var(--text) 22%, transparent);
    & > div:nth-child(2) {
      text-align: right;
    }
  }
`;

export const Actions = styled.div`
  display: grid;
  gap: 8px;
  width: 100%;
  @media (max-width: 719.98px) {
    grid-column: 1 / -1;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
  }
`;
