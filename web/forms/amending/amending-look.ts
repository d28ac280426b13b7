import { styled } from 'styled-components';

/** An experience by its poster and its name. */
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

/** The session that is changed, and its people at the end of the row. */
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

/** What is changed beside the room. */
export const More = styled.div`
  display: grid;
  gap: 16px;
  margin: 20px 0;
`;

/** One of those that join the booking; it takes the focus when it comes. */
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
