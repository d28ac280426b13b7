import { useId } from 'react';
import { styled } from 'styled-components';

const Light = styled.svg`
  position: absolute;
  z-index: -1;
  width: max(1200px, 100%);
  max-width: none;
  top: 0;
  left: 50%;
  translate: -50% 0;
`;

/** A beam of light on an empty stage. */
export function Beam() {
  const id = useId();
  return (
    <Light viewBox="0 0 1200 640" aria-hidden="true">
      <defs>
        <radialGradient id={`${id}pool`}>
          <stop stopColor="var(--limelight)" stopOpacity=".55" />
          <stop offset="1" stopColor="var(--limelight)" stopOpacity="0" />
        </radialGradient>
        <linearGradient id={`${id}beam`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--limelight)" stopOpacity=".5" />
          <stop offset="1" stopColor="var(--limelight)" stopOpacity=".02" />
        </linearGradient>
      </defs>
      <path d="M600 -60L420 560H780z" fill={`url(#${id}beam)`} />
      <ellipse cx="600" cy="560" rx="230" ry="46" fill={`url(#${id}pool)`} />
      <ellipse cx="600" cy="560" rx="180" ry="30" fill="var(--limelight)" opacity=".16" />
    </Light>
  );
}
