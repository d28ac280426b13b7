import { styled } from 'styled-components';

export const Narrow = styled.div`
  position: relative;
  max-width: 980px;
  margin: 0 auto;
`;

/** The name under all reviews. */
export const Signature = styled.section`
  margin-top: 32px;
  padding: 28px;
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  & > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
    margin-top: 16px;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 14px 24px;
    margin-top: 24px;
  }
  @media (max-width: 719.98px) {
    padding: 22px 18px;
    & > div {
      grid-template-columns: minmax(0, 1fr);
    }
    & > footer > button {
      width: 100%;
    }
  }
`;

export const Said = styled.div`
  display: grid;
  gap: 10px;
  margin-top: 14px;
  overflow-wrap: anywhere;
  & > p {
    line-height: 1.5;
    white-space: pre-line;
  }
`;

export const Fields = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 14px;
`;
