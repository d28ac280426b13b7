import { styled } from 'styled-components';

export const Lines = styled.ul`
  display: grid;
  gap: 20px;
`;

export const Line = styled.li`
  display: grid;
  grid-template-columns: 116px minmax(0, 1fr) 280px;
  gap: 24px;
  align-items: start;
  padding: 22px;
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  & img {
    width: 116px;
    height: 145px;
    object-fit: cover;
    border-radius: 12px;
    background: var(--poster);
  }
  @media (max-width: 719.98px) {
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 16px;
    padding: 18px;
    & img {
      width: 84px;
      height: 105px;
    }
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Facts = styled.p`
  margin: 6px 0 16px;
  font-size: 14px;
  line-height: 1.5;
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

export const Quantity = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px;
  & > button {
    --h: 36px;
    color: var(--bad);
  }
  @media (max-width: 719.98px) {
    gap: 2px;
    & > button {
      padding: 0 8px;
    }
  }
`;

export const Booking = styled.div`
  display: grid;
  gap: 12px;
`;
