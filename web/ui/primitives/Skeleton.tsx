import { keyframes, styled } from 'styled-components';

const sheen = keyframes`
  from { background-position: 140% 0; }
  to { background-position: -100% 0; }
`;

/** A placeholder block in the shape of the coming content. Its container must have `aria-busy`. */
export const Skeleton = styled.div<{ $width?: string; $height?: string; $radius?: string; $top?: string }>`
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '20px' }) => $height};
  margin-top: ${({ $top = '0' }) => $top};
  border-radius: ${({ $radius = 'var(--r-sm)' }) => $radius};
  background: linear-gradient(100deg, var(--sk) 30%, var(--sk2) 50%, var(--sk) 70%) 0 0 / 240% 100%;
  animation: ${sheen} 1.6s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

export const PosterSkeleton = styled(Skeleton)`
  height: auto;
  aspect-ratio: 386 / 482;
  border-radius: var(--r-md);
`;
