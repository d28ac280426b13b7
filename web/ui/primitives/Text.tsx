import { styled } from 'styled-components';
import * as type from '../theme/type.ts';

export const PageTitle = styled.h1`
  ${type.d2}
`;

export const Heading = styled.h2`
  ${type.t1}
`;

export const PanelTitle = styled.h2`
  ${type.t2}
`;

export const Subheading = styled.h3`
  ${type.t3}
`;

export const Lead = styled.p`
  ${type.lead}
  max-width: 42.6em;
`;

export const Soft = styled.p`
  color: var(--text-2);
`;

export const Small = styled.span`
  font-size: 14px;
  line-height: 1.5;
  color: var(--text-3);
`;

export const Fine = styled.span`
  font-size: 13px;
  line-height: 1.4;
  color: var(--text-3);
`;

export const Hint = styled.p`
  color: var(--text-3);
  font-size: 13.5px;
  line-height: 1.4;
`;

export const VisuallyHidden = styled.span`
  ${type.hidden}
`;

export const TextLink = styled.a`
  color: var(--accent);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
  text-decoration-thickness: 1.5px;
  text-decoration-color: color-mix(in srgb, var(--accent) 45%, transparent);
  &:hover {
    text-decoration-color: currentColor;
  }
`;
