import { styled } from 'styled-components';
import { d1, d2, t1 } from '../../ui/theme/type.ts';

export const AgreedTitle = styled.h1`
  ${d1}
  margin-top: 18px;
  font-size: clamp(52px, 6.4vw, 96px);
`;

export const BigDay = styled.p`
  ${d2}
  margin-top: 8px;
  font-variant-numeric: tabular-nums;
`;

export const BigTime = styled.p`
  ${t1}
  margin: 8px 0 6px;
  font-variant-numeric: tabular-nums;
`;
