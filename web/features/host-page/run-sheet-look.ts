import { styled } from 'styled-components';

export const Sheet = styled.article`
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  overflow: hidden;
  & + & {
    margin-top: 10px;
  }
`;

/** Expands and collapses the sheet; a link next to it is outside the button. */
export const Top = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 16px;
  align-items: center;
  padding-right: 20px;
  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    padding: 0 16px 14px;
    & > :last-child {
      justify-self: start;
    }
  }
`;

export const Summary = styled.button`
  display: grid;
  grid-template-columns: 86px 46px minmax(0, 1fr) 20px;
  gap: 16px;
  align-items: center;
  width: 100%;
  padding: 14px 0 14px 20px;
  border: 0;
  background: none;
  color: inherit;
  text-align: left;
  cursor: pointer;
  border-radius: var(--r-lg);
  &:focus-visible {
    outline-offset: -3px;
  }
  & img {
    width: 46px;
    height: 57px;
    border-radius: 9px;
    object-fit: cover;
    background: var(--poster);
  }
  & > svg {
    color: var(--text-3);
    transition: rotate var(--t2);
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
  & b {
    display: block;
    font-weight: 600;
    line-height: 1.3;
  }
  @media (max-width: 719.98px) {
    grid-template-columns: 46px minmax(0, 1fr) 20px;
    gap: 8px 14px;
    padding: 14px 0;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Clock = styled.span`
  font: 740 22px/1.05 var(--display);
  font-variant-ligatures: no-common-ligatures;
  font-variant-numeric: tabular-nums;
  & > small {
    display: block;
    margin-top: 3px;
    font: 500 13px/1.3 var(--sans);
    color: var(--text-3);
  }
  @media (max-width: 719.98px) {
    display: flex;
    gap: 8px;
    align-items: baseline;
  }
`;

export const Who = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  & > span {
    display: block;
    font-size: 14px;
    line-height: 1.45;
    color: var(--text-2);
  }
`;

export const Run = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 20px 28px;
  padding: 20px;
  border-top: 1px solid var(--line);
  &[hidden] {
    display: none;
  }
  font-size: 14.5px;
  line-height: 1.45;
  overflow-wrap: anywhere;
  & > div {
    min-width: 0;
  }
  & h3 {
    margin-bottom: 7px;
    font: 600 13px/1.4 var(--sans);
    color: var(--text-3);
  }
  & h3:not(:first-child) {
    margin-top: 14px;
  }
  & li {
    display: flex;
    gap: 10px;
    padding: 2.5px 0;
  }
  & li > svg {
    flex: none;
    margin-top: 3px;
    color: var(--ok);
  }
  & p {
    white-space: pre-line;
  }
  & > [data-wide] {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr);
    padding: 16px;
  }
`;
