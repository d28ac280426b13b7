import { styled } from 'styled-components';

export const Head = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: 16px;
  flex: 1;
  min-width: 0;
  & img {
    display: block;
    width: 72px;
    height: 90px;
    border-radius: var(--r-sm);
    object-fit: cover;
  }
  & h2 {
    margin: 5px 0 3px;
  }
  & p {
    color: var(--text-2);
    font-size: 14px;
    line-height: 1.45;
  }
  @media (max-width: 719.98px) {
    grid-template-columns: 56px minmax(0, 1fr);
    gap: 12px;
    & img {
      width: 56px;
      height: 70px;
    }
  }
`;
