import { styled } from 'styled-components';
import { IconButton } from '../../ui/primitives/IconButton.tsx';

export const Opener = styled(IconButton)`
  display: none;
  @media (max-width: 1079.98px) and (scripting: enabled) {
    display: inline-grid;
  }
`;

export const Form = styled.form`
  position: relative;
  width: min(340px, 28vw);
  transition: width var(--t2) var(--settle);
  &[data-open] {
    width: min(440px, 34vw);
  }
  @media (max-width: 1079.98px) and (scripting: enabled) {
    display: none;
    &[data-open] {
      display: block;
      position: absolute;
      inset: 0;
      z-index: 1;
      width: auto;
      padding: 10px 12px;
      background: var(--ground);
    }
  }
`;

export const Box = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  height: 44px;
  padding: 0 8px 0 16px;
  border-radius: var(--pill);
  background: var(--quiet);
  font-size: 15px;
  backdrop-filter: blur(10px);
  & > svg {
    flex: none;
  }
  ${Form}[data-open] & {
    background: var(--s1);
    box-shadow: 0 0 0 2px var(--focus);
  }
`;

export const Field = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: var(--text);
  font-size: max(15px, 1em);
  &::placeholder {
    color: color-mix(in srgb, var(--text) 76%, transparent);
    opacity: 1;
  }
  /* The whole box shows the focus. */
  &:focus-visible {
    outline: none;
  }
  @media (max-width: 1079.98px) {
    font-size: 16px;
  }
`;

export const Hint = styled.kbd`
  font: 600 12px/22px var(--sans);
  padding: 0 8px;
  border-radius: 6px;
  background: color-mix(in srgb, var(--text) 12%, transparent);
  white-space: nowrap;
  @media (max-width: 1279.98px), (hover: none), (scripting: none) {
    display: none;
  }
`;
