import { styled } from 'styled-components';

export const Cards = styled.ul`
  display: grid;
  gap: 12px;
`;

export const Card = styled.li`
  display: grid;
  gap: 12px;
  padding: 20px;
  border-radius: var(--r-md);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  overflow-wrap: anywhere;
  & > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 6px 16px;
  }
  & > header h2 {
    font-size: 16px;
    font-weight: 650;
  }
  & > p {
    line-height: 1.5;
    white-space: pre-line;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;

export const Answered = styled.div`
  padding: 12px 14px;
  border-radius: var(--r-sm);
  background: var(--s2);
  font-size: 14.5px;
  line-height: 1.5;
  white-space: pre-line;
  & > b {
    display: block;
    font-weight: 600;
  }
`;
