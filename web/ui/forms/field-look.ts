import { css, styled } from 'styled-components';

/** The frame of all input controls. */
export const control = css`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  height: 48px;
  padding: 0 14px;
  border: 1.5px solid var(--edge);
  border-radius: var(--r-sm);
  background: var(--well);
  color: var(--text);
  font-size: 16px;
  text-align: left;
  transition:
    border-color var(--t1),
    box-shadow var(--t1);
  &::placeholder {
    color: var(--text-3);
    opacity: 1;
  }
  &:hover {
    border-color: var(--text-2);
  }
  &:focus-visible,
  &:focus-within,
  &[data-focused] {
    border-color: var(--focus);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--focus) 30%, transparent);
    outline: none;
  }
  &[aria-invalid='true'],
  &[data-invalid] {
    border-color: var(--bad);
    box-shadow: 0 0 0 3px var(--bad-wash);
  }
  &:disabled,
  &[data-disabled] {
    background: var(--s2);
    border-color: var(--line);
    color: var(--text-3);
    cursor: not-allowed;
  }
`;

export const FieldBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: 7px;
  min-width: 0;
`;

export const labelLook = css`
  font-size: 14px;
  font-weight: 600;
  line-height: 1.3;
  & > small {
    color: var(--text-3);
    font-size: inherit;
    font-weight: 400;
  }
  & > i {
    color: var(--live);
    font-style: normal;
  }
`;

export const Label = styled.label`
  ${labelLook}
`;

export const ErrorText = styled.span`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  color: var(--bad);
  font-size: 13.5px;
  line-height: 1.4;
  font-weight: 500;
  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

export const HintText = styled.span`
  color: var(--text-3);
  font-size: 13.5px;
  line-height: 1.4;
`;

/** Fields in two columns; in one on phones. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 18px 16px;
  align-items: start;
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  @media (max-width: 719.98px) {
    grid-template-columns: 1fr;
  }
`;

/** Fields below each other. */
export const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;
