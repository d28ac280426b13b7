import { styled } from 'styled-components';
import { d2, t3 } from '../../../ui/theme/type.ts';

export const Crumbs = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-height: 34px;
  font-size: 14px;
  color: var(--text-3);
  & > b {
    font-weight: 600;
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
  & > span:last-child {
    display: flex;
    align-items: center;
    gap: 2px;
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
`;

export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px 20px;
  margin: 6px 0 18px;
  & > div:first-child {
    flex: 1 1 380px;
    min-width: 0;
  }
  & h1 {
    ${d2}
    font-size: clamp(24px, 2.4vw, 32px);
    overflow-wrap: anywhere;
    outline: none;
  }
  & p {
    margin-top: 7px;
    font-size: 14.5px;
    line-height: 1.45;
    color: var(--text-2);
  }
  & > div:last-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  @media (max-width: 719.98px) {
    & > div {
      flex-basis: 100%;
    }
    & > div:last-child > :is(a, button):not([aria-label$=' of']) {
      flex: 1;
    }
  }
`;

/** The next step, above everything else. */
export const Next = styled.section<{ $tone: 'warn' | 'bad' | 'info' }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 16px;
  margin-bottom: 16px;
  padding: 15px 18px;
  border-radius: var(--r-md);
  background: var(--${({ $tone }) => $tone}-wash);
  box-shadow: inset 0 0 0 1.5px color-mix(in srgb, var(--${({ $tone }) => $tone}) 45%, transparent);
  font-size: 15px;
  line-height: 1.45;
  & > p {
    flex: 1 1 320px;
    min-width: 0;
    color: var(--text-2);
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 650;
    color: var(--text);
  }
  & > span {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    & > button {
      --h: 42px;
    }
  }
  @media (max-width: 719.98px) {
    padding: 14px 16px;
    & > span {
      width: 100%;
      & > button {
        flex: 1;
      }
    }
  }
`;

/** The work at the left, the booking's facts at the right; stacked on narrow windows. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 330px);
  gap: 24px;
  align-items: start;
  margin-top: 20px;
  & > div,
  & > aside {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 22px;
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Part = styled.section`
  min-width: 0;
  & > h2 {
    ${t3}
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 4px 12px;
    margin-bottom: 10px;
    & > small {
      font: 400 14px/1.4 var(--sans);
      letter-spacing: 0;
      color: var(--text-3);
    }
  }
`;

export const Sheet = styled.div`
  min-width: 0;
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  overflow: hidden;
`;

/** A sheet with padding. */
export const Padded = styled(Sheet)`
  padding: 16px 20px;
  overflow: visible;
  & + & {
    margin-top: 12px;
  }
  & > section:only-child {
    margin: 0 !important;
  }
`;
