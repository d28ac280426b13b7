import { styled } from 'styled-components';
import { useConfig } from '../api/catalogue/site.ts';
import { Beam } from '../ui/primitives/Beam.tsx';
import { ButtonLink } from '../ui/primitives/Button.tsx';
import { Soft } from '../ui/primitives/Text.tsx';
import { d1, d3 } from '../ui/theme/type.ts';
import { missing, type Warm } from './page-chunk.tsx';
import { usePageHead } from './page-head.tsx';

const Stage = styled.section`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  place-items: center;
  text-align: center;
  min-height: calc(100vh - var(--header));
  padding: 40px 24px;
`;

const Number404 = styled.p`
  ${d1}
  font-size: clamp(120px, 17vw, 250px);
  line-height: 0.8;
`;

const Title = styled.h1`
  ${d3}
  margin-top: 26px;
`;

export const warm: Warm = async () => missing;

/** The page for unknown URLs. */
export default function NotFoundPage() {
  const { brandName } = useConfig();
  usePageHead({
    title: `Page Not Found | ${brandName}`,
    description: 'This page does not exist.',
    canonical: null,
  });
  return (
    <Stage>
      <Beam />
      <div>
        <Number404 aria-hidden="true">404</Number404>
        <Title>Page Not Found</Title>
        <Soft style={{ maxWidth: '26.6em', margin: '12px auto 26px' }}>
          The light is on, but nobody booked this stage. Try the catalogue instead.
        </Soft>
        <ButtonLink size="lg" to="/">
          Back to Home
        </ButtonLink>
      </div>
    </Stage>
  );
}
