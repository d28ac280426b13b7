import { styled } from 'styled-components';

/** At least as high as the window, so that the bar below is at the window's bottom. */
export const Frame = styled.form`
  display: flex;
  flex-direction: column;
  @media (min-width: 1080px) {
    min-height: calc(100dvh - 230px);
  }
`;

/** The form at the left, its preview at the right. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 20px;
  align-items: start;
  margin: 0 0 24px;
  & > div {
    display: grid;
    gap: 16px;
    min-width: 0;
  }
  & > aside {
    display: grid;
    gap: 14px;
    min-width: 0;
    position: sticky;
    top: 24px;
    & > p {
      font: 650 13px/1.3 var(--sans);
      color: var(--text-3);
    }
  }
  @media (max-width: 1079.98px) {
    grid-template-columns: minmax(0, 1fr);
    & > aside {
      position: static;
    }
  }
`;

export const Two = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 18px;
  & > [data-all] {
    grid-column: 1 / -1;
  }
  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Three = styled(Two)`
  grid-template-columns: repeat(3, minmax(0, 1fr));
`;

/** A preview of part of the shop in one theme, with a caption. */
export const Preview = styled.figure`
  margin: 0;
  border-radius: var(--r-lg);
  overflow: hidden;
  box-shadow: 0 0 0 1px var(--line);
  background: var(--ground);
  color: var(--text);
  & > figcaption {
    padding: 11px 16px;
    font-size: 13px;
    font-weight: 600;
    color: var(--text-3);
    background: var(--s2);
  }
  & > div {
    padding: 16px 20px 20px;
    overflow-wrap: anywhere;
  }
`;
