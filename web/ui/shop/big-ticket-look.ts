import { styled } from 'styled-components';
import { lead } from '../theme/type.ts';

export const Stage = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  padding: 64px 24px 40px;
  @media (max-width: 719.98px) {
    padding: 40px 16px 30px;
  }
`;

export const Top = styled.div`
  text-align: center;
  & > span {
    height: 30px;
    font-size: 13.5px;
    background: color-mix(in srgb, currentColor 14%, var(--ground));
  }
`;

export const Words = styled.p`
  ${lead}
  max-width: 34.6em;
  margin: 18px auto 0;
  overflow-wrap: anywhere;
`;

/* Drawn around the mask, so that the shadow follows the notches. */
export const Shadow = styled.div`
  filter: drop-shadow(var(--ticket-shadow));
`;

export const BigTicket = styled.section`
  display: grid;
  grid-template-columns: 300px 1fr;
  max-width: 980px;
  margin: 40px auto 0;
  border-radius: var(--r-xl);
  background: var(--s1);
  overflow: hidden;
  mask:
    radial-gradient(15px at 301px 0, transparent 97%, var(--ink)),
    radial-gradient(15px at 301px 100%, transparent 97%, var(--ink));
  mask-composite: intersect;
  @media (max-width: 719.98px) {
    grid-template-columns: 1fr;
    mask:
      radial-gradient(13px at 0 211px, transparent 97%, var(--ink)),
      radial-gradient(13px at 100% 211px, transparent 97%, var(--ink));
    mask-composite: intersect;
  }
`;

export const Art = styled.div`
  position: relative;
  min-height: 280px;
  background: var(--poster);
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  @media (max-width: 719.98px) {
    height: 210px;
    min-height: 0;
    & img {
      object-position: 50% 30%;
    }
  }
`;

export const Inside = styled.div`
  min-width: 0;
  padding: 34px 38px 34px 46px;
  border-left: 2px dashed color-mix(in srgb, var(--text) 24%, transparent);
  @media (max-width: 719.98px) {
    padding: 26px 22px;
    border-left: 0;
    border-top: 2px dashed color-mix(in srgb, var(--text) 24%, transparent);
  }
`;
