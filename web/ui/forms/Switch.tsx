import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

/** A switch with immediate effect. It is a native checkbox. */
const Track = styled.input`
  appearance: none;
  position: relative;
  flex: none;
  width: 44px;
  height: 26px;
  margin: 0;
  border-radius: 13px;
  background: var(--s3);
  box-shadow: inset 0 0 0 1.5px var(--edge);
  cursor: pointer;
  transition: background var(--t1);
  &::after {
    content: '';
    position: absolute;
    left: 4px;
    top: 4px;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: var(--text-2);
    transition: translate var(--t2) var(--settle);
  }
  &:checked {
    background: var(--action);
    box-shadow: none;
  }
  &:checked::after {
    translate: 18px 0;
    background: var(--on-action);
  }
  @media (forced-colors: active) {
    border: 1px solid;
    &:checked::after {
      background: Highlight;
    }
  }
`;

export function Switch(props: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return <Track {...props} type="checkbox" role="switch" />;
}
