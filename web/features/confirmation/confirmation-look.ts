import { styled } from 'styled-components';
import { d1, d2 } from '../../ui/theme/type.ts';

export const Title = styled.h1`
  ${d1}
  font-size: clamp(56px, 7vw, 104px);
  margin-top: 18px;
`;

export const Reference = styled.p`
  ${d2}
  margin-top: 4px;
  letter-spacing: 0.01em;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  @media (max-width: 719.98px) {
    font-size: clamp(32px, 10.4vw, 44px);
  }
`;

export const Sessions = styled.ul`
  margin: 22px 0;
  border-top: 1px solid var(--line);
  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    padding: 11px 0;
    border-bottom: 1px solid var(--line);
  }
  & > li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    font-weight: 600;
  }
  & p {
    font-size: 14px;
    line-height: 1.3;
    color: var(--text-3);
  }
  & > li > span {
    text-align: right;
    font-size: 14px;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
`;

export const Sum = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  color: var(--text-2);
  & > span:last-child {
    color: var(--text);
  }
`;

export const Steps = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 16px;
  max-width: 980px;
  margin: 24px auto 0;
  & > li {
    display: flex;
    gap: 14px;
    padding: 20px;
    border-radius: var(--r-lg);
    background: var(--s1);
    box-shadow: 0 0 0 1px var(--line);
    font-size: 14.5px;
    line-height: 1.45;
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
    color: var(--accent);
  }
  @media (max-width: 719.98px) {
    grid-template-columns: 1fr;
  }
`;

/** The special requests. */
export const Asked = styled.p`
  padding-top: 12px;
  font-size: 14px;
  line-height: 1.45;
  color: var(--text-2);
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

/** A pay link below the total. */
export const Due = styled.div`
  margin-top: 16px;
  &:empty {
    display: none;
  }
`;
