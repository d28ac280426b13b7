import { styled } from 'styled-components';

/* Fades out at the end of the page, because the content below has its own background. */
const Sky = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  overflow: hidden;
  mask-image: linear-gradient(var(--ink) calc(100% - 320px), transparent);
`;

const Light = styled.svg`
  position: absolute;
  left: 50%;
  top: -260px;
  width: 1500px;
  max-width: none;
  translate: -50% 0;
  opacity: 0.9;
`;

const RINGS = [120, 186, 252, 318, 384, 450, 516, 582, 648];

/** A light with its rings. */
export function Glow() {
  return (
    <Sky>
      <Light viewBox="-750 -750 1500 1500" aria-hidden="true">
        <defs>
          <radialGradient id="glow">
            <stop stopColor="var(--limelight)" stopOpacity=".5" />
            <stop offset=".5" stopColor="var(--ember)" stopOpacity=".16" />
            <stop offset="1" stopColor="var(--ember)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle r="740" fill="url(#glow)" />
        <g fill="none" stroke="var(--accent)">
          {RINGS.map((radius, index) => (
            <circle key={radius} r={radius} opacity={0.34 - index * 0.036} />
          ))}
        </g>
      </Light>
    </Sky>
  );
}
