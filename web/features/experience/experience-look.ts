import { styled } from 'styled-components';

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
    margin-top: -132px;
    z-index: 3;
    /* On low screens all sizes are above the fold. */
    @media (max-height: 960px) {
      margin-top: -226px;
    }
  }
  @media (max-width: 1079.98px) {
    & > div {
      position: static;
      margin-top: 0;
    }
  }
`;
