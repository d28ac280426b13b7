import { styled } from 'styled-components';

/** A page of forms and lists. */
export const Page = styled.div`
  max-width: 1232px;
  margin: 0 auto;
  padding: 36px 32px 40px;
  @media (max-width: 719.98px) {
    padding: 20px 16px 32px;
  }
`;

export const Panel = styled.section`
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  padding: 28px;
  & + & {
    margin-top: 20px;
  }
  @media (max-width: 719.98px) {
    padding: 20px 18px;
  }
`;

/** A wide and a narrow column; stacked below 1080 px. */
export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 32px;
  align-items: start;
  @media (max-width: 1079.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
`;
