import { styled } from 'styled-components';

export const Section = styled.section`
  padding: 34px 0;
  border-bottom: 1px solid var(--line);
  &:first-child {
    padding-top: 22px;
  }
  &:last-child {
    border: 0;
  }
`;

export const Inclusions = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 14px 28px;
  margin-top: 18px;
  & > li {
    display: flex;
    gap: 12px;
    font-weight: 500;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & > li > svg {
    flex: none;
    margin-top: 2px;
    color: var(--ok);
  }
  @media (max-width: 719.98px) {
    grid-template-columns: 1fr;
  }
`;

export const Paragraph = styled.p`
  color: var(--text-2);
  max-width: 42.6em;
  margin-top: 14px;
  white-space: pre-line;
  &:first-child {
    margin-top: 0;
    max-width: none;
    font-size: 20px;
    line-height: 1.55;
    color: var(--text);
    text-wrap: pretty;
  }
`;
