import { styled } from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  gap: 16px;
`;

export const Card = styled.li`
  padding: 20px 22px;
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 12px;
    & > :first-child {
      flex: 1 1 240px;
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }
  @media (max-width: 719.98px) {
    padding: 18px;
  }
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
`;

/** A list of rows: two lines of text, then state and actions. */
export const Rows = styled.ul`
  margin-top: 14px;
  font-size: 14.5px;
  line-height: 1.45;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 14px;
    padding: 12px 0;
    border-top: 1px solid var(--line);
    & > :first-child {
      flex: 1 1 300px;
      min-width: 0;
      overflow-wrap: anywhere;
    }
  }
  & > li:last-child {
    padding-bottom: 0;
  }
  & small {
    display: block;
    font-size: 13px;
    color: var(--text-3);
  }
  & code {
    font-size: 13.5px;
  }
`;

export const Line = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  margin-bottom: 4px;
`;

export const Ended = styled.details`
  margin-top: 14px;
  padding-top: 12px;
  border-top: 1px solid var(--line);
  & > summary {
    width: fit-content;
    font-size: 14px;
    color: var(--text-2);
    cursor: pointer;
  }
  & > ul {
    margin-top: 10px;
  }
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 16px;
  margin: 40px 0 6px;
`;
