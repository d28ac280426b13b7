import { styled } from 'styled-components';
import { banner } from '../../ui/shop/banner-look.ts';
import { d1, d2, lead, t1 } from '../../ui/theme/type.ts';

/** The session's artwork under the header. */
export const Hero = styled.section`
  ${banner}
  min-height: 520px;
  background: var(--poster);
  & > picture > img {
    object-position: 80% 30%;
  }
  &::before {
    background:
      linear-gradient(90deg, rgb(var(--shade) / 0.85) 0, rgb(var(--shade) / 0.65) 34%, rgb(var(--shade) / 0) 64%),
      linear-gradient(0deg, rgb(var(--shade) / 0.95) 6%, rgb(var(--shade) / 0) 56%),
      linear-gradient(180deg, rgb(var(--shade) / 0.6), rgb(var(--shade) / 0) 22%);
  }
  & > div {
    width: 100%;
    max-width: 1232px;
    margin: 0 auto;
    padding: 120px 32px 190px;
  }
  @media (max-width: 719.98px) {
    min-height: 430px;
    & > picture > img {
      height: 84%;
      object-position: 50% 16%;
    }
    &::before {
      background:
        linear-gradient(0deg, rgb(var(--night)) 22%, rgb(var(--night) / 0.8) 44%, rgb(var(--night) / 0) 74%),
        linear-gradient(180deg, rgb(var(--shade) / 0.7), rgb(var(--shade) / 0) 24%);
    }
    & > div {
      padding: 96px 20px 116px;
    }
  }
`;

export const Title = styled.h1`
  ${d1}
  max-width: 10ch;
  font-size: clamp(48px, 6.4vw, 92px);
`;

export const Words = styled.p`
  ${lead}
  margin-top: 14px;
`;

/** Overlaps the lower part of the artwork. */
export const Choice = styled.div`
  position: relative;
  max-width: 1232px;
  margin: -150px auto 0;
  padding: 0 32px 48px;
  @media (max-width: 719.98px) {
    margin-top: -92px;
    padding: 0 16px 32px;
  }
`;

export const Times = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 18px;
  @media (max-width: 719.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

/** A suggested time as a ticket. Its native radio button is the mark. */
export const Time = styled.label`
  position: relative;
  display: block;
  padding: 24px 26px 0;
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow:
    0 0 0 1px var(--line),
    var(--shadow-2);
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  transition: box-shadow var(--t1);
  & > span:first-of-type {
    display: block;
    font-weight: 600;
    font-size: 15px;
    color: var(--text-2);
  }
  & > b {
    ${d2}
    display: block;
    margin-top: 6px;
  }
  & > strong {
    ${t1}
    display: block;
    margin-top: 6px;
  }
  & > input {
    position: absolute;
    right: 22px;
    top: 22px;
  }
  &:hover {
    box-shadow:
      0 0 0 1.5px var(--edge),
      var(--shadow-2);
  }
  &:has(:checked) {
    background: linear-gradient(var(--select-wash), var(--select-wash)) var(--s1);
    box-shadow:
      inset 0 0 0 2px var(--action),
      var(--shadow-2);
  }
  &:has(:focus-visible) {
    outline: 2.5px solid var(--focus);
    outline-offset: -7px;
  }
  @media (max-width: 719.98px) {
    padding: 16px 18px 0;
    & > b {
      margin-top: 2px;
      font-size: 36px;
    }
    & > strong {
      margin-top: 1px;
      font-size: 25px;
    }
  }
`;

export const Own = styled.span`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 54px;
  margin: 20px -8px 0;
  padding: 15px 8px 18px;
  border-top: 2px dashed color-mix(in srgb, var(--text) 22%, transparent);
  font-size: 14.5px;
  line-height: 1.4;
  color: var(--text-2);
  & > svg {
    flex: none;
    color: var(--text-3);
  }
  @media (max-width: 719.98px) {
    margin-top: 12px;
    padding: 11px 8px 13px;
  }
`;

export const Act = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px 24px;
  align-items: center;
  margin-top: 24px;
  & > p {
    margin-left: auto;
    text-align: right;
    font-size: 14.5px;
    line-height: 1.4;
    font-variant-numeric: tabular-nums;
  }
  & > p > span:first-child {
    display: block;
    color: var(--text-3);
  }
  & > p > b {
    font-weight: 600;
  }
  @media (max-width: 719.98px) {
    & > button {
      width: 100%;
      white-space: normal;
    }
    & > p {
      order: -1;
      margin: 0;
      text-align: left;
    }
  }
`;

export const Letter = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 18px;
  margin-top: 36px;
  @media (max-width: 1079.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Quote = styled.figure`
  display: flex;
  gap: 16px;
  margin: 0;
  padding: 24px 26px;
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  & blockquote {
    margin: 0;
    font-size: 17px;
    line-height: 1.5;
    text-wrap: pretty;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & figcaption {
    margin-top: 10px;
    font-size: 14px;
    color: var(--text-3);
  }
`;

export const Disc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border-radius: 50%;
  background: var(--limelight);
  color: var(--ink);
  --accent: var(--ember);
  & > svg {
    width: 24px;
    height: auto;
  }
`;

export const Nexts = styled.ul`
  display: grid;
  gap: 14px;
  align-content: center;
  padding: 24px 26px;
  border-radius: var(--r-lg);
  box-shadow: inset 0 0 0 1px var(--line);
  font-size: 15px;
  line-height: 1.45;
  & > li {
    display: flex;
    gap: 14px;
  }
  & svg {
    flex: none;
    margin-top: 1px;
    color: var(--accent);
  }
`;

/** A form that replaces what it answers. */
export const FormPanel = styled.section`
  display: grid;
  gap: 18px;
  margin-top: 24px;
  padding: 26px 28px 28px;
  border-radius: var(--r-lg);
  background: var(--s1);
  box-shadow: 0 0 0 1px var(--line);
  text-align: left;
  @media (max-width: 719.98px) {
    padding: 20px 18px 22px;
  }
`;

export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  @media (max-width: 479.98px) {
    & > button {
      flex: 1 1 100%;
    }
  }
`;

/** A form below a message. */
export const Narrow = styled.div`
  width: min(820px, 100vw - 32px);
  padding-bottom: 40px;
`;
