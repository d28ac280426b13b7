import { useQuery } from '@tanstack/react-query';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { logosQuery, useConfig } from '../../api/catalogue/site.ts';
import type { LogosWire } from '../../api/transport/wire.ts';
import { IconButton } from '../../ui/primitives/IconButton.tsx';

/** Duration of one cycle of the animation in seconds (specification §1). */
const CYCLE_S = 100;

const Strip = styled.section`
  position: relative;
  padding: 18px 0 40px;
  [data-theme='light'] & {
    padding-top: 36px;
  }
`;

const Title = styled.h2`
  font: 600 14px/1.4 var(--sans);
  text-align: center;
  color: var(--text-3);
  margin-bottom: 22px;
`;

const move = keyframes`to { transform: translateX(-50%); }`;

const Window = styled.div`
  overflow: hidden;
  mask: linear-gradient(90deg, transparent, var(--ink) 10%, var(--ink) 90%, transparent);
  @media (prefers-reduced-motion: reduce) {
    overflow-x: auto;
    scrollbar-width: thin;
  }
`;

const Belt = styled.div`
  display: flex;
  width: max-content;
  animation: ${move} ${CYCLE_S}s linear infinite;
  ${Window}:hover &,
  ${Window}:focus-within &,
  &[data-paused] {
    animation-play-state: paused;
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none !important;
  }
`;

const Logos = styled.ul`
  display: flex;
  align-items: center;
  flex: none;
  &[aria-hidden] {
    @media (prefers-reduced-motion: reduce) {
      display: none;
    }
  }
  & > li {
    flex: none;
    padding: 0 32px;
  }
  & a {
    display: block;
    border-radius: var(--r-xs);
  }
  & img {
    width: auto;
    height: 34px;
    filter: var(--logo-filter);
    opacity: 0.68;
    transition: opacity var(--t1);
  }
  & a:hover img {
    opacity: 1;
  }
  @media (max-width: 719.98px) {
    & > li {
      padding: 0 22px;
    }
    & img {
      height: 28px;
    }
  }
`;

const Toggle = styled(IconButton)`
  position: absolute;
  right: var(--gutter);
  top: 8px;
  color: var(--text-3);
  [data-theme='light'] & {
    top: 26px;
  }
  @media (prefers-reduced-motion: reduce), (scripting: none) {
    display: none;
  }
`;

type LogoWire = LogosWire['logos'][number];

function Logo({ name, imageUrl, linkUrl, scale, hidden }: LogoWire & { readonly hidden: boolean }) {
  const image = (
    <img
      src={imageUrl}
      alt={name}
      width={160}
      height={40}
      fetchPriority="low"
      style={scale === 1 ? undefined : { scale: String(scale) }}
    />
  );
  return (
    <li>
      {linkUrl ? (
        <a href={linkUrl} target="_blank" rel="noreferrer" tabIndex={hidden ? -1 : undefined}>
          {image}
        </a>
      ) : (
        image
      )}
    </li>
  );
}

/** A moving strip of partner logos. Hover, focus and a button stop it. */
export function LogoStrip() {
  const { brandName } = useConfig();
  const { data } = useQuery(logosQuery);
  const [paused, setPaused] = useState(false);
  if (!data?.enabled || data.logos.length === 0) return null;
  const Icon = paused ? Play : Pause;
  return (
    <Strip aria-labelledby="partners">
      <Title id="partners">{`Teams that gather on ${brandName}`}</Title>
      <Toggle small aria-label={paused ? 'Move logos' : 'Pause logos'} onClick={() => setPaused(!paused)}>
        <Icon size={16} strokeWidth={1.75} />
      </Toggle>
      <Window>
        <Belt data-paused={paused || undefined}>
          {[false, true].map((again) => (
            <Logos key={String(again)} aria-hidden={again || undefined}>
              {data.logos.map((logo) => (
                <Logo key={logo.id} {...logo} hidden={again} />
              ))}
            </Logos>
          ))}
        </Belt>
      </Window>
    </Strip>
  );
}
