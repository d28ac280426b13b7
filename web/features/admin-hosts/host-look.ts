import { styled } from 'styled-components';

/** The form at the left, what is beside it at the right. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 344px;
  gap: 16px;
  align-items: start;
  margin: 20px 0 24px;
  & > div {
    display: grid;
    gap: 16px;
    min-width: 0;
  }
  @media (max-width: 1359.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Box = styled.section`
  min-width: 0;
  padding: 22px 24px 24px;
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  & h2 {
    font: 650 17px/1.3 var(--sans);
    letter-spacing: -0.008em;
    & > small {
      margin-left: 10px;
      font-weight: 400;
      font-size: 13.5px;
      letter-spacing: 0;
      color: var(--text-3);
    }
  }
  & > h2 {
    margin-bottom: 14px;
  }
  & > p {
    font-size: 14px;
    line-height: 1.5;
    color: var(--text-2);
  }
  @media (max-width: 719.98px) {
    padding: 18px 16px 20px;
  }
`;

export const Three = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 16px;
  & > [data-all] {
    grid-column: 1 / -1;
  }
  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const SideHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 12px;
`;

export const SideRow = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 11px 0;
  border-top: 1px solid var(--line);
  font-size: 14px;
  line-height: 1.4;
  & > svg {
    flex: none;
    color: var(--text-3);
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & small {
    display: block;
    font-size: 13px;
    color: var(--text-3);
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 14px;
`;

/** Sticks to the window's end as long as something is not saved. */
export const SaveBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 4;
  display: flex;
  gap: 10px;
  align-items: center;
  margin: 0 calc(-1 * clamp(20px, 1.9vw, 40px)) -60px;
  padding: 14px clamp(20px, 1.9vw, 40px) calc(14px + env(safe-area-inset-bottom));
  background: var(--glass);
  backdrop-filter: blur(18px);
  border-top: 1px solid var(--line);
  font-size: 14px;
  color: var(--text-3);
  @media (max-width: 1079.98px) {
    margin: 0 calc(-1 * clamp(16px, 2.6vw, 28px)) -48px;
  }
  @media (max-width: 719.98px) {
    & > button {
      flex: 1;
    }
    & > span {
      display: none;
    }
  }
`;
