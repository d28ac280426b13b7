import { styled } from 'styled-components';
import { IconButton } from '../../ui/primitives/IconButton.tsx';
import { onArt } from '../../ui/theme/theme.ts';
import { d2 } from '../../ui/theme/type.ts';

export const Sheet = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;
  @media (max-width: 719.98px) {
    flex-direction: column;
    overflow: auto;
  }
`;

export const Art = styled.div`
  ${onArt}
  position: relative;
  width: 400px;
  flex: none;
  background: rgb(var(--night));
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  &::after {
    content: '';
    position: absolute;
    inset: 50% 0 0;
    background: linear-gradient(180deg, rgb(var(--card-shade) / 0), rgb(var(--card-shade) / 0.88));
  }
  @media (max-width: 1079.98px) {
    width: 300px;
  }
  @media (max-width: 719.98px) {
    width: 100%;
    height: 236px;
    & img {
      object-position: 50% 26%;
    }
  }
`;

export const Caption = styled.div`
  position: absolute;
  left: 26px;
  right: 26px;
  bottom: 26px;
  z-index: 1;
  @media (max-width: 719.98px) {
    left: 20px;
    right: 20px;
    bottom: 16px;
  }
`;

export const Title = styled.h2`
  ${d2}
  font-size: 44px;
  margin-top: 12px;
  @media (max-width: 1079.98px) {
    font-size: 36px;
  }
`;

export const Main = styled.div`
  flex: 1;
  min-width: 0;
  display: flex;
  flex-direction: column;
  gap: 18px;
  padding: 30px 32px 26px;
  overflow: auto;
  @media (max-width: 719.98px) {
    padding: 22px 20px 0;
    overflow: visible;
  }
`;

export const Sum = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin-top: auto;
  padding-top: 6px;
  & > div {
    display: grid;
    gap: 8px;
  }
  & > div:last-child {
    gap: 6px;
    justify-items: end;
    text-align: right;
  }
  & b {
    font-size: 14px;
    font-weight: 600;
    line-height: 1.3;
  }
`;

export const Actions = styled.div`
  display: flex;
  gap: 12px;
  & > :first-child {
    flex: 1;
  }
  @media (max-width: 719.98px) {
    position: sticky;
    bottom: 0;
    margin: 0 -20px;
    padding: 14px 20px calc(20px + env(safe-area-inset-bottom));
    background: var(--s1);
    border-top: 1px solid var(--line);
    flex-wrap: wrap;
    gap: 8px;
    & > * {
      padding: 0 12px;
      font-size: 16px;
    }
    /* Three beside each other have room for their words. */
    & svg {
      display: none;
    }
  }
`;

export const Close = styled(IconButton)`
  position: absolute;
  right: 18px;
  top: 18px;
  z-index: 3;
  @media (max-width: 719.98px) {
    background: rgb(var(--shade) / 0.78);
    color: var(--white);
  }
`;
