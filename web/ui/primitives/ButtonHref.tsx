import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { type ButtonLook, type ButtonSize, type ButtonStyle, buttonLook } from './button-look.ts';

const StyledHref = styled.a<ButtonStyle>`
  ${buttonLook}
`;

interface ButtonHrefProps extends ComponentProps<'a'> {
  readonly look?: ButtonLook;
  readonly size?: ButtonSize;
  readonly full?: boolean;
}

/** A link that looks like a button and leads to no page: a mailto address or a download. */
export function ButtonHref({ look, size, full, ...rest }: ButtonHrefProps) {
  return <StyledHref {...rest} $look={look} $size={size} $full={full} />;
}
