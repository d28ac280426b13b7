import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

interface IconButtonStyle {
  readonly $fill?: boolean;
  readonly $small?: boolean;
  readonly $danger?: boolean;
}

const StyledIconButton = styled.button<IconButtonStyle>`
  display: inline-grid;
  place-items: center;
  position: relative;
  flex: none;
  width: ${({ $small }) => ($small ? '34px' : '44px')};
  height: ${({ $small }) => ($small ? '34px' : '44px')};
  padding: 0;
  border: 0;
  border-radius: ${({ $small }) => ($small ? 'var(--r-sm)' : '50%')};
  background: ${({ $fill }) => ($fill ? 'var(--quiet)' : 'none')};
  color: var(--text);
  cursor: pointer;
  touch-action: manipulation;
  transition: background var(--t1);
  &:hover,
  &[data-hovered] {
    background: ${({ $danger }) =>
      $danger ? 'var(--bad-wash)' : 'color-mix(in srgb, var(--text) 11%, transparent)'};
    ${({ $danger }) => $danger && 'color: var(--bad);'}
  }
  &:disabled,
  &[data-disabled] {
    opacity: 0.35;
    cursor: not-allowed;
  }
`;

interface IconButtonProps extends ComponentProps<'button'> {
  /** Required, because the button has no text. */
  readonly 'aria-label': string;
  readonly fill?: boolean;
  readonly small?: boolean;
  readonly danger?: boolean;
}

export function IconButton({ fill, small, danger, ...rest }: IconButtonProps) {
  return <StyledIconButton type="button" {...rest} $fill={fill} $small={small} $danger={danger} />;
}
