import { styled } from 'styled-components';
import { d2, t1 } from '../../ui/theme/type.ts';

export const Frame = styled.div`
  max-width: 1120px;
  margin: 0 auto;
  padding: 36px 32px 48px;
  @media (max-width: 719.98px) {
    padding: 22px 16px 36px;
  }
`;

export const Hello = styled.h1`
  ${d2}
  overflow-wrap: anywhere;
`;

/** Sessions, and the host's own matters next to them; stacked on small screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  gap: 28px;
  align-items: start;
  margin-top: 28px;
  & > aside {
    display: grid;
    gap: 16px;
  }
  @media (max-width: 1079.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Drawn around the mask, so that the shadow follows the ticket's notches. */
export const AskShadow = styled.div`
  filter: drop-shadow(var(--ticket-shadow));
  & + & {
    margin-top: 16px;
  }
`;

export const AskTicket = styled.section`
  display: grid;
  grid-template-columns: 196px minmax(0, 1fr);
  border-radius: var(--r-xl);
  background: var(--s1);
  overflow: hidden;
  mask:
    radial-gradient(13px at 196px 0, transparent 97%, var(--ink)),
    radial-gradient(13px at 196px 100%, transparent 97%, var(--ink));
  mask-composite: intersect;
  & > picture {
    position: relative;
    background: var(--poster);
  }
  & > picture > img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > div {
    min-width: 0;
    padding: 26px 30px 28px;
    border-left: 2px dashed color-mix(in srgb, var(--text) 22%, transparent);
    overflow-wrap: anywhere;
  }
  & h2 {
    ${t1}
    margin-top: 12px;
    font-size: 34px;
  }
  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr);
    border-radius: var(--r-lg);
    mask: none;
    & > picture {
      height: 168px;
    }
    & > picture > img {
      object-position: 50% 26%;
    }
    & > div {
      padding: 20px 18px;
      border-left: 0;
      border-top: 2px dashed color-mix(in srgb, var(--text) 22%, transparent);
    }
  }
`;

export const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 36px;
  margin: 16px 0 18px;
  font-size: 14.5px;
  line-height: 1.45;
  & dt {
    font-size: 13px;
    color: var(--text-3);
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media (max-width: 719.98px) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px 20px;
    & > :first-child {
      grid-column: 1 / -1;
    }
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-top: 20px;
  @media (max-width: 719.98px) {
    & > button {
      flex: 1;
    }
  }
`;

export const Day = styled.h2`
  margin-bottom: 12px;
  font: 700 23px/1.1 var(--display);
  font-variant-ligatures: no-common-ligatures;
  & > span + span {
    margin-left: 6px;
    font: 500 14px/1 var(--sans);
    color: var(--text-3);
  }
`;

/** The sessions of one day. */
export const OneDay = styled.section`
  &:not(:first-child) {
    margin-top: 28px;
  }
`;

export const Reasons = styled.fieldset`
  display: grid;
  gap: 8px;
  margin: 12px 0 16px;
`;

export const RowLine = styled.li`
  display: flex;
  gap: 12px;
  align-items: center;
  padding: 11px 0;
  border-top: 1px solid var(--line);
  font-size: 14px;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;
  &:first-child {
    border-top: 0;
  }
  &:last-child {
    padding-bottom: 0;
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & b {
    display: block;
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: 13px;
    color: var(--text-3);
  }
  & > svg {
    flex: none;
    color: var(--text-3);
  }
`;
