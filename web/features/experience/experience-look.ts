import { styled } from 'styled-components';

/** From this width on the ticket is next to the page. */
export const BESIDE = '(min-width: 1080px)';

export const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 404px;
  gap: 64px;
  max-width: 1440px;
  margin: 0 auto;
  padding: 0 var(--gutter);
  @media (max-width: 1279.98px) {
    gap: 40px;
    grid-template-columns: minmax(0, 1fr) 372px;
  }
  @media (max-width: 1079.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
`;

export const Aside = styled.aside`
  & > div {
    position: sticky;
    top: 96px;
    /* On low screens it begins higher, so that its sum and its button are on the first one. */
    margin-top: clamp(-226px, 100vh - 1128px, -132px);
    z-index: 3;
    &:has([data-when]) {
      margin-top: clamp(-250px, 100vh - 1150px, -132px);
    }
  }
  @media (max-width: 1079.98px) {
    & > div {
      position: static;
      margin-top: 0;
    }
  }
`;
