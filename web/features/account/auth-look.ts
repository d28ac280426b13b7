import { styled } from 'styled-components';
import { onArt } from '../../ui/theme/theme.ts';
import { d2 } from '../../ui/theme/type.ts';

export const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.06fr);
  min-height: 100vh;
  @media (max-width: 1079.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const FormSide = styled.div`
  display: flex;
  flex-direction: column;
  padding: 28px clamp(24px, 5vw, 72px) 40px;
`;

export const Top = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
`;

export const Middle = styled.div`
  width: 100%;
  max-width: 420px;
  margin: auto;
  padding: 40px 0;
`;

export const Title = styled.h1`
  ${d2}
  font-size: clamp(40px, 4vw, 58px);
`;

export const FormStack = styled.form`
  display: flex;
  flex-direction: column;
  gap: 20px;
`;

export const ArtSide = styled.aside`
  ${onArt}
  position: relative;
  display: flex;
  align-items: flex-end;
  margin: 14px;
  border-radius: var(--r-xl);
  overflow: hidden;
  isolation: isolate;
  background: rgb(var(--card-shade));
  & img {
    position: absolute;
    inset: 0 0 auto;
    width: 100%;
    height: 92%;
    object-fit: cover;
    object-position: 50% 30%;
    z-index: -2;
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: linear-gradient(
      0deg,
      rgb(var(--card-shade)) 22%,
      rgb(var(--card-shade) / 0.88) 38%,
      rgb(var(--card-shade) / 0) 66%
    );
  }
  & > div {
    padding: 44px;
  }
  & h2 {
    ${d2}
    max-width: 5.33em;
    margin-bottom: 18px;
  }
  & li {
    display: flex;
    gap: 14px;
    align-items: center;
    padding: 11px 0;
    font-weight: 550;
    font-size: 17px;
  }
  & li > svg {
    flex: none;
    color: var(--limelight);
  }
  @media (max-width: 1079.98px) {
    display: none;
  }
`;
