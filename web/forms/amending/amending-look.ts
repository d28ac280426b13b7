import { styled } from 'styled-components';

/** An experience with its poster and title. */
export const What = styled.span`
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  overflow-wrap: anywhere;
  & > picture {
    flex: none;
  }
  & img {
    width: 36px;
    height: 45px;
    border-radius: 7px;
    object-fit: cover;
    background: var(--poster);
  }
`;

/** The session being changed, with its people at the end of the row. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;
  margin: 4px 0 18px;
  & > :first-child {
    flex: 1;
    min-width: 180px;
  }
  & img {
    width: 44px;
    height: 55px;
  }
  & b {
    display: block;
    font-weight: 600;
  }
  & small {
    font-size: 14px;
    color: var(--text-3);
  }
`;

/** The fields besides the tier. */
export const More = styled.div`
  display: grid;
  gap: 16px;
  margin: 20px 0;
`;

/** An experience to be added. It takes focus when it appears. */
export const Added = styled.section`
  padding: 16px 18px 2px;
  border-radius: var(--r-md);
  box-shadow: inset 0 0 0 1.5px var(--line);
  outline: none;
  @media (max-width: 719.98px) {
    padding: 12px 12px 0;
  }
`;

export const Said = styled.div`
  margin-bottom: 16px;
`;
