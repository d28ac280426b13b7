import { styled } from 'styled-components';
import { banner } from '../../ui/shop/banner-look.ts';
import { d1 } from '../../ui/theme/type.ts';

export const Banner = styled.header`
  ${banner}
  height: 560px;
  background: rgb(var(--night));
  & > picture > img {
    object-position: 80% 24%;
  }
  &::before {
    background:
      linear-gradient(90deg, rgb(var(--shade) / 0.8), rgb(var(--shade) / 0) 60%),
      linear-gradient(0deg, rgb(var(--shade) / 0.9), rgb(var(--shade) / 0) 46%),
      linear-gradient(180deg, rgb(var(--shade) / 0.65), rgb(var(--shade) / 0) 22%);
  }
  @media (max-width: 719.98px) {
    height: 520px;
    & > picture > img {
      object-position: 50% 14%;
      height: 78%;
    }
    &::before {
      background:
        linear-gradient(
          0deg,
          rgb(var(--night)) 26%,
          rgb(var(--night) / 0.8) 40%,
          rgb(var(--night) / 0) 68%
        ),
        linear-gradient(180deg, rgb(var(--shade) / 0.65), rgb(var(--shade) / 0) 22%);
    }
  }
`;

export const BannerInside = styled.div`
  width: 100%;
  max-width: 1440px;
  margin: 0 auto;
  padding: 0 var(--gutter) 44px;
  & > :first-child {
    margin-bottom: 28px;
  }
  @media (max-width: 719.98px) {
    padding-bottom: 28px;
    & > :first-child {
      margin-bottom: 18px;
    }
  }
`;

export const BannerTitle = styled.h1`
  ${d1}
  font-size: clamp(46px, 6.4vw, 96px);
  max-width: min(4.88em, calc(100vw - 40px));
  margin: 16px 0 18px;
  overflow-wrap: anywhere;
  @media (min-width: 1080px) {
    max-width: min(5.33em, calc(100% - 460px));
  }
`;

export const Columns = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 404px;
  gap: 64px;
  max-width: 1440px;
  margin: 0 auto;
  padding: 0 var(--gutter);
  @media (max-width: 1279.98px) {
    gap: 40px;
    grid-template-columns: minmax(0, 1fr) 372px;
  }
  @media (max-width: 1079.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 28px;
  }
`;

export const Section = styled.section`
  padding: 34px 0;
  border-bottom: 1px solid var(--line);
  &:first-child {
    padding-top: 22px;
  }
  &:last-child {
    border: 0;
  }
`;

export const Aside = styled.aside`
  & > div {
    position: sticky;
    top: 96px;
    margin-top: -132px;
    z-index: 3;
    /* On low screens all sizes are above the fold. */
    @media (max-height: 960px) {
      margin-top: -226px;
    }
  }
  @media (max-width: 1079.98px) {
    & > div {
      position: static;
      margin-top: 0;
    }
  }
`;

export const Inclusions = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 14px 28px;
  margin-top: 18px;
  & > li {
    display: flex;
    gap: 12px;
    font-weight: 500;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  & > li > svg {
    flex: none;
    margin-top: 2px;
    color: var(--ok);
  }
  @media (max-width: 719.98px) {
    grid-template-columns: 1fr;
  }
`;

export const Paragraph = styled.p`
  color: var(--text-2);
  max-width: 42.6em;
  margin-top: 14px;
  white-space: pre-line;
  &:first-child {
    margin-top: 0;
    max-width: none;
    font-size: 20px;
    line-height: 1.55;
    color: var(--text);
    text-wrap: pretty;
  }
`;
