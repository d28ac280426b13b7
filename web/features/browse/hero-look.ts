import { styled } from 'styled-components';
import { banner } from '../../ui/shop/banner-look.ts';
import { d1, lead } from '../../ui/theme/type.ts';

export const Stage = styled.section`
  ${banner}
  min-height: 744px;
  background: rgb(var(--night));
  & > picture > img {
    object-position: 78% 20%;
  }
  &::before {
    background:
      linear-gradient(90deg, rgb(var(--shade) / 0.8) 0, rgb(var(--shade) / 0.6) 28%, rgb(var(--shade) / 0) 56%),
      linear-gradient(0deg, rgb(var(--shade) / 0.7) 0, rgb(var(--shade) / 0) 34%),
      linear-gradient(180deg, rgb(var(--shade) / 0.65) 0, rgb(var(--shade) / 0) 18%);
  }
  /* In the dark the artwork fades into the page; in the light it is a framed stage. */
  [data-theme='dark'] &::after {
    content: '';
    position: absolute;
    inset: auto 0 -1px;
    height: 190px;
    z-index: -1;
    background: linear-gradient(0deg, rgb(var(--night)) 4%, rgb(var(--night) / 0));
  }
  [data-theme='light'] & {
    margin-left: 12px;
    margin-right: 12px;
    border-radius: 0 0 32px 32px;
  }
  /* Here the words reach into the artwork, so the scrim reaches further too. */
  @media (max-width: 1079.98px) {
    &::before {
      background:
        linear-gradient(90deg, rgb(var(--shade) / 0.86) 0, rgb(var(--shade) / 0.7) 46%, rgb(var(--shade) / 0) 84%),
        linear-gradient(0deg, rgb(var(--shade) / 0.7) 0, rgb(var(--shade) / 0) 34%),
        linear-gradient(180deg, rgb(var(--shade) / 0.65) 0, rgb(var(--shade) / 0) 18%);
    }
  }
  @media (max-width: 719.98px) {
    min-height: 680px;
    & > picture > img {
      object-position: 50% 12%;
      height: 66%;
    }
    &::before {
      background:
        linear-gradient(
          0deg,
          rgb(var(--night)) 38%,
          rgb(var(--night) / 0.85) 48%,
          rgb(var(--night) / 0) 70%
        ),
        linear-gradient(180deg, rgb(var(--shade) / 0.65) 0, rgb(var(--shade) / 0) 20%);
    }
    [data-theme='light'] & {
      margin-left: 0;
      margin-right: 0;
      border-radius: 0 0 26px 26px;
    }
  }
`;

export const Inside = styled.div`
  padding: 130px var(--gutter) 84px;
  max-width: min(760px, 60vw);
  @media (max-width: 1079.98px) {
    max-width: 720px;
  }
  @media (max-width: 719.98px) {
    padding: 340px 20px 36px;
    max-width: none;
    width: 100%;
  }
`;

export const Title = styled.h1`
  ${d1}
  max-width: 4.09em;
  margin-top: 20px;
  @media (max-width: 719.98px) {
    font-size: 56px;
  }
`;

export const Summary = styled.p`
  ${lead}
  max-width: 31.3em;
  margin-top: 22px;
  @media (max-width: 719.98px) {
    font-size: 16px;
    margin-top: 14px;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: 12px;
  margin-top: 32px;
  flex-wrap: wrap;
  & > a {
    backdrop-filter: blur(10px);
  }
  @media (max-width: 719.98px) {
    gap: 10px;
    margin-top: 24px;
    & > * {
      flex: 1;
      padding: 0 12px;
      font-size: 16px;
    }
  }
`;
