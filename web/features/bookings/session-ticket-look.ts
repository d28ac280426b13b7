import { css, styled } from 'styled-components';
import { t1 } from '../../ui/theme/type.ts';

const STUB = '204px';

const perforated = css`
  2px dashed color-mix(in srgb, var(--text) 22%, transparent)
`;

/** A session's ticket: art, details, and a stub with deadline and actions. */
export const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 116px minmax(0, 1fr) ${STUB};
  border-radius: var(--r-lg);
  background: var(--s1);
  overflow: hidden;
  mask:
    radial-gradient(12px at calc(100% - ${STUB}) 0, transparent 96%, var(--ink)),
    radial-gradient(12px at calc(100% - ${STUB}) 100%, transparent 96%, var(--ink));
  mask-composite: intersect;
  /* Outside of it the mask hides the ring. */
  &:focus-visible {
    outline: 2.5px solid var(--focus);
    outline-offset: -3px;
  }
  & > picture {
    position: relative;
    min-height: 188px;
    background: var(--poster);
  }
  & > picture > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px var(--line);
    pointer-events: none;
  }
  /* A form takes the whole width, with its buttons below. */
  &[data-editing] {
    grid-template-columns: 116px minmax(0, 1fr);
    mask: none;
  }
  &[data-editing] > picture {
    align-self: start;
    overflow: hidden;
    border-radius: 0 0 var(--r-md) 0;
  }
  &[data-editing] > :last-child {
    grid-column: 2;
    flex-direction: row;
    flex-wrap: wrap;
    justify-content: start;
    padding: 0 24px 22px;
    border: 0;
  }
  &[data-editing] > :last-child > p {
    display: none;
  }
  /* What is over keeps its place and is quiet. */
  &[data-quiet] {
    background: none;
  }
  &[data-quiet] > picture > img {
    filter: saturate(0.35);
    opacity: 0.62;
  }
  &[data-quiet] h2 {
    color: var(--text-2);
  }
  @media (max-width: 719.98px) {
    &,
    &[data-editing] {
      grid-template-columns: minmax(0, 1fr);
      mask: none;
    }
    &[data-editing] > :last-child {
      grid-column: 1;
      padding: 0 18px 18px;
    }
    &[data-editing] > :last-child > button {
      flex: 1 1 100%;
    }
    & > picture,
    &[data-editing] > picture {
      align-self: auto;
      min-height: 112px;
      border-radius: 0;
    }
    & > picture > img {
      object-position: 50% 24%;
    }
  }
`;

export const Cards = styled.div`
  display: grid;
  gap: 16px;
`;

export const Inside = styled.div`
  min-width: 0;
  padding: 20px 24px 22px;
  overflow-wrap: anywhere;
  @media (max-width: 719.98px) {
    padding: 18px 18px 20px;
  }
`;

export const Head = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  font-size: 14px;
  color: var(--text-3);
  font-variant-numeric: tabular-nums;
`;

export const Title = styled.h2`
  ${t1}
  margin-top: 8px;
  & > a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 4px;
  }
`;

export const When = styled.p`
  margin-top: 12px;
  font: 740 27px/1.08 var(--display);
  letter-spacing: -0.004em;
  font-variant-ligatures: no-common-ligatures;
  font-variant-numeric: tabular-nums;
  text-wrap: balance;
  @media (max-width: 719.98px) {
    font-size: 25px;
  }
`;

export const Beside = styled.p`
  margin-top: 6px;
  text-wrap: pretty;
  font-size: 14px;
  line-height: 1.45;
  color: var(--text-2);
  font-variant-numeric: tabular-nums;
`;

export const Led = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-top: 16px;
  font-size: 14px;
  line-height: 1.45;
  & b {
    font-weight: 600;
  }
`;

export const Stub = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: 8px;
  padding: 20px 18px;
  border-left: ${perforated};
  & > p {
    margin-bottom: auto;
    padding-bottom: 8px;
    font-size: 14px;
    line-height: 1.42;
    font-variant-numeric: tabular-nums;
  }
  & > p > span:first-child {
    display: block;
    font-size: 13px;
    color: var(--text-3);
  }
  & > p > b {
    display: block;
    font-weight: 600;
  }
  & > button,
  & > a {
    white-space: normal;
    text-align: center;
  }
  &:empty {
    border: 0;
  }
  @media (max-width: 719.98px) {
    padding: 16px 18px 18px;
    border-left: 0;
    border-top: ${perforated};
    &:empty,
    & > p:empty {
      display: none;
    }
  }
`;

export const Preferences = styled.ol`
  display: grid;
  gap: 8px;
  margin-top: 14px;
  & > li {
    display: flex;
    gap: 12px;
    align-items: flex-start;
    font-size: 14.5px;
    line-height: 1.45;
    font-variant-numeric: tabular-nums;
  }
  & > li > span:last-child {
    padding-top: 2px;
    font-weight: 600;
  }
`;

export const Chips = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 8px;
  margin-top: 14px;
  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
  }
`;

/** A suggested time that can be chosen; the native radio button is hidden below it. */
export const TimeChip = styled.label`
  position: relative;
  display: block;
  padding: 10px 12px;
  border-radius: var(--r-md);
  box-shadow: inset 0 0 0 1.5px var(--line);
  font-size: 13px;
  line-height: 1.35;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition:
    box-shadow var(--t1),
    background var(--t1);
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > b {
    display: block;
    font-weight: 650;
    font-size: 14.5px;
  }
  & > span {
    display: block;
  }
  & > small {
    display: block;
    font-size: 13px;
    color: var(--text-3);
  }
  &:hover {
    box-shadow: inset 0 0 0 1.5px var(--edge);
  }
  &:has(:checked) {
    box-shadow: inset 0 0 0 2px var(--action);
    background: var(--select-wash);
  }
  &:has(:focus-visible) {
    outline: 2.5px solid var(--focus);
    outline-offset: 3px;
  }
  @media (max-width: 719.98px) {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 12px;
    align-items: baseline;
    font-size: 14px;
    & > b {
      min-width: 86px;
    }
    & > small {
      margin-left: auto;
    }
  }
`;
