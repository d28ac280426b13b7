import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, type ButtonSize, type ButtonStyle, buttonLook } from './button-look.ts';
import { Link } from './Link.tsx';
import { Spinner } from './Spinner.tsx';

const StyledButton = styled.button<ButtonStyle>`
  ${buttonLook}
`;

const StyledLink = styled(Link)<ButtonStyle>`
  ${buttonLook}
`;

const StyledAnchor = styled.a<ButtonStyle>`
  ${buttonLook}
`;

const CONTENTS = { display: 'contents' };

interface Look {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly full?: boolean;
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'>, Look {
  /** Whether an action is in progress: a spinner is shown, presses are ignored, focus stays. */
  readonly pending?: boolean;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

export function Button({ look, size, full, pending, disabled, onClick, children, ...rest }: ButtonProps) {
  return (
    <StyledButton
      type="button"
      {...rest}
      $look={look}
      $size={size}
      $full={full}
      disabled={disabled}
      data-pending={pending || undefined}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={(event) => {
        if (pending) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {pending && <Spinner />}
      {/* Wraps a text label, because it must not be a bare text node next to the spinner. Does not affect the layout. */}
      <span style={CONTENTS}>{children}</span>
    </StyledButton>
  );
}

export function ButtonLink({ look, size, full, ...rest }: ComponentProps<typeof Link> & Look) {
  return <StyledLink {...rest} $look={look} $size={size} $full={full} />;
}

/** A link outside the shop that looks like a button. Opens in a new tab by default. */
export function ButtonAnchor({ look, size, full, ...rest }: ComponentProps<'a'> & Look) {
  return <StyledAnchor target="_blank" rel="noreferrer" {...rest} $look={look} $size={size} $full={full} />;
}
