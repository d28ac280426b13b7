import { styled } from 'styled-components';

/** A grid with as many posters per row as fit. */
export const CardGrid = styled.ul`
  display: grid;
  gap: 22px 18px;
  padding: 16px var(--gutter) 40px;
  grid-template-columns: repeat(auto-fill, minmax(min(206px, 100%), 1fr));
  @media (max-width: 719.98px) {
    grid-template-columns: 1fr 1fr;
    gap: 12px;
    --poster-title: 20px;
  }
`;

/** More Like This: three on small screens, six from medium up (specification §2). */
export const SixGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: 16px;
  margin-top: 20px;
  --poster-title: 21px;
  @media (max-width: 1079.98px) {
    grid-template-columns: repeat(3, 1fr);
  }
  @media (max-width: 719.98px) {
    gap: 8px;
    --poster-title: 14px;
    --poster-facts: none;
  }
`;
