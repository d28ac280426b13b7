import { useQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { useConfig } from '../api/catalogue/site.ts';
import { textQuery } from '../api/catalogue/texts.ts';
import { Beam } from '../ui/primitives/Beam.tsx';
import { ButtonLink } from '../ui/primitives/Button.tsx';
import { Heading, Lead, Soft } from '../ui/primitives/Text.tsx';
import { d1 } from '../ui/theme/type.ts';
import { usePageHead } from './page-head.tsx';
import { warmText } from './warm-text.ts';

const Stage = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: grid;
  align-content: center;
  justify-items: center;
  min-height: 640px;
  padding: 40px 20px 150px;
  text-align: center;
  & > h1 {
    max-width: 8em;
  }
  & > p {
    margin-top: 18px;
    max-width: 30em;
  }
`;

const Title = styled.h1`
  ${d1}
  font-size: clamp(52px, 6.6vw, 96px);
`;

const Chapters = styled.div`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 40px;
  max-width: 1232px;
  margin: 0 auto;
  padding: 24px 32px 20px;
  & p {
    margin-top: 12px;
  }
  @media (max-width: 1079.98px) {
    grid-template-columns: minmax(0, 1fr);
    max-width: 720px;
    gap: 36px;
    padding: 12px 20px;
  }
`;

const End = styled.div`
  text-align: center;
  margin-top: 36px;
`;

/** The shop's own text about why it exists, how it works and who runs it. */
export default function AboutPage() {
  const { brandName } = useConfig();
  const { data } = useQuery(textQuery('about'));
  usePageHead({
    title: `About Us | ${brandName}`,
    description: `Why ${brandName} exists, how an evening with us works, and who hosts it.`,
    canonical: '/about',
  });
  return (
    <>
      <Stage>
        <Beam />
        <Title>{data?.title}</Title>
        {data?.intro.map((paragraph) => (
          <Lead key={paragraph}>{paragraph}</Lead>
        ))}
      </Stage>
      <Chapters>
        {data?.sections.map(({ title, paragraphs }) => (
          <section key={title}>
            <Heading>{title}</Heading>
            {paragraphs.map((paragraph) => (
              <Soft key={paragraph}>{paragraph}</Soft>
            ))}
          </section>
        ))}
      </Chapters>
      <End>
        <ButtonLink size="lg" to="/">
          Browse Experiences
        </ButtonLink>
      </End>
    </>
  );
}

export const warm = warmText('about');
