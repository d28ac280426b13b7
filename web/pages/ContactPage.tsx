import { useQuery } from '@tanstack/react-query';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { styled } from 'styled-components';
import { featuredQuery } from '../api/catalogue/catalogue.ts';
import { useConfig } from '../api/catalogue/site.ts';
import { textQuery } from '../api/catalogue/texts.ts';
import { ButtonAnchor } from '../ui/primitives/Button.tsx';
import { Page } from '../ui/primitives/Panel.tsx';
import { Picture } from '../ui/primitives/Picture.tsx';
import { Heading, Lead, PageTitle, Soft, TextLink } from '../ui/primitives/Text.tsx';
import type { Warm } from './page-chunk.tsx';
import { usePageHead } from './page-head.tsx';
import { warmFeatured } from './warm-featured.ts';
import { warmText } from './warm-text.ts';

const Cover = styled.div`
  aspect-ratio: 16 / 7;
  margin-top: 48px;
  border-radius: var(--r-lg);
  overflow: hidden;
  background: rgb(var(--night));
  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 80% 30%;
  }
  @media (max-width: 719.98px) {
    aspect-ratio: 4 / 3;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 14px;
  margin: 16px 0 28px;
`;

const Section = styled.section`
  margin-top: 36px;
  & > p {
    margin-top: 12px;
  }
`;

/** How to contact the shop. The contact form is hosted elsewhere. */
export default function ContactPage() {
  const { brandName, brandMail, contactFormUrl } = useConfig();
  const { data: featured } = useQuery(featuredQuery);
  const { data: text } = useQuery(textQuery('contact'));
  usePageHead({
    title: `Contact Us | ${brandName}`,
    description: `Ask ${brandName} about dates, group sizes, invoices or a made-to-measure evening.`,
    canonical: '/contact',
    image: featured?.coverImageUrl ?? null,
  });
  return (
    <Page>
      <PageTitle>{text?.title}</PageTitle>
      <Words>
        {text?.intro.map((paragraph) => (
          <Lead key={paragraph}>{paragraph}</Lead>
        ))}
      </Words>
      <ButtonAnchor size="lg" href={contactFormUrl}>
        Open the contact form
        <ArrowUpRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </ButtonAnchor>
      <Soft style={{ marginTop: 20 }}>
        Prefer to write? <TextLink href={`mailto:${brandMail}`}>{brandMail}</TextLink>
      </Soft>
      {text?.sections.map(({ title, paragraphs }) => (
        <Section key={title}>
          <Heading>{title}</Heading>
          {paragraphs.map((paragraph) => (
            <Soft key={paragraph}>{paragraph}</Soft>
          ))}
        </Section>
      ))}
      {featured && (
        <Cover>
          <Picture
            src={featured.coverImageUrl ?? featured.imageUrl}
            kind={featured.coverImageUrl ? 'cover' : 'card'}
            sizes="(max-width: 1232px) 100vw, 1168px"
            priority
          />
        </Cover>
      )}
    </Page>
  );
}

/** Fetches the text and the featured artwork. */
export const warm: Warm = async (...asked) => {
  await warmText('contact')(...asked);
  return warmFeatured(...asked);
};
