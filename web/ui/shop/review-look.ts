import { css, styled } from 'styled-components';

/** The frame of one review. */
export const reviewFrame = css`
  padding: 20px;
  border-radius: var(--r-md);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  overflow-wrap: anywhere;
  & > p {
    line-height: 1.5;
    white-space: pre-line;
  }
`;

/** The shop's answer below a review. */
export const ReviewAnswer = styled.div`
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
