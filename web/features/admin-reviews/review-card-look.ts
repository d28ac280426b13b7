import { styled } from 'styled-components';
import { reviewFrame } from '../../ui/shop/review-look.ts';

export const Cards = styled.ul`
  display: grid;
  gap: 12px;
`;

export const Card = styled.li`
  ${reviewFrame}
  display: grid;
  gap: 12px;
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
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
