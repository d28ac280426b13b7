import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';

export type BadgeTone = 'new' | 'live' | 'year' | 'flat' | 'ok' | 'warn' | 'bad' | 'info';

const wash = (tone: string) => css`
  background: var(--${tone}-wash);
  color: var(--${tone});
  letter-spacing: 0;
`;

const tones = {
  new: css`
    background: var(--limelight);
    color: var(--ink);
  `,
  live: css`
    background: var(--live-fill);
    color: var(--white);
  `,
  year: css`
    background: rgb(var(--white-rgb) / 0.14);
    color: var(--white);
    backdrop-filter: blur(8px);
    font-variant-numeric: tabular-nums;
  `,
  flat: css`
    background: color-mix(in srgb, var(--text) 10%, transparent);
    color: var(--text-2);
    letter-spacing: 0;
    font-weight: 600;
  `,
  ok: wash('ok'),
  warn: wash('warn'),
  bad: wash('bad'),
  info: wash('info'),
};

const StyledBadge = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 24px;
  padding: 0 9px;
  border-radius: var(--r-xs);
  font: 700 12px/1 var(--sans);
  letter-spacing: 0.03em;
  white-space: nowrap;
  ${({ $tone }) => tones[$tone]}
`;

const pulse = keyframes`
  0% { box-shadow: 0 0 0 0 rgb(var(--white-rgb) / 0.65); }
  100% { box-shadow: 0 0 0 7px rgb(var(--white-rgb) / 0); }
`;

const Dot = styled.i`
  width: 7px;
  height: 7px;
  border-radius: 50%;
  background: var(--white);
  animation: ${pulse} 1.8s var(--settle) infinite;
`;

export function Badge({ tone, children }: { readonly tone: BadgeTone; readonly children: ReactNode }) {
  return <StyledBadge $tone={tone}>{children}</StyledBadge>;
}

export function LiveBadge() {
  return (
    <StyledBadge $tone="live">
      <Dot aria-hidden="true" />
      LIVE
    </StyledBadge>
  );
}
