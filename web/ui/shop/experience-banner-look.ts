import { styled } from 'styled-components';
import { d1 } from '../theme/type.ts';
import { banner } from './banner-look.ts';

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
