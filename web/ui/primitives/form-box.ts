import { styled } from 'styled-components';

/** A titled part of a form that fills a page. */
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
  & > p,
  & p[data-hint] {
    font-size: 14px;
    line-height: 1.5;
    color: var(--text-2);
  }
  @media (max-width: 719.98px) {
    padding: 18px 16px 20px;
  }
`;

/** Sticks to the bottom of the window, so that the form can be saved from any scroll position. */
export const SaveBar = styled.div`
  position: sticky;
  bottom: 0;
  z-index: 4;
  display: flex;
  gap: 10px;
  align-items: center;
  margin: auto calc(-1 * clamp(20px, 1.9vw, 40px)) -60px;
  padding: 14px clamp(20px, 1.9vw, 40px) calc(14px + env(safe-area-inset-bottom));
  background: var(--glass);
  backdrop-filter: blur(18px);
  border-top: 1px solid var(--line);
  font-size: 14px;
  color: var(--text-3);
  @media (max-width: 1079.98px) {
    margin: auto calc(-1 * clamp(16px, 2.6vw, 28px)) -48px;
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
