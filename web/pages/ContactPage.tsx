import { useQuery } from '@tanstack/react-query';
import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { styled } from 'styled-components';
import { featuredQuery } from '../api/catalogue/catalogue.ts';
import { useConfig } from '../api/catalogue/site.ts';
import { ButtonAnchor } from '../ui/primitives/Button.tsx';
import { Page } from '../ui/primitives/Panel.tsx';
import { Picture } from '../ui/primitives/Picture.tsx';
import { Lead, PageTitle, Soft, TextLink } from '../ui/primitives/Text.tsx';
import { usePageHead } from './page-head.tsx';

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

/** How to reach the shop; the form is hosted elsewhere. */
export default function ContactPage() {
  const { brandName, brandMail, contactFormUrl } = useConfig();
  const { data: featured } = useQuery(featuredQuery);
  usePageHead({
    title: `Contact Us | ${brandName}`,
    description: `Ask ${brandName} about dates, group sizes, invoices or a made-to-measure evening.`,
    canonical: '/contact',
    image: featured?.coverImageUrl ?? null,
  });
  return (
    <Page>
      <PageTitle>Contact Us</PageTitle>
      <Lead style={{ margin: '16px 0 28px' }}>
        Tell us how many you are, where you sit and what the occasion is. A host answers within one business
        day, with dates and a price.
      </Lead>
      <ButtonAnchor size="lg" href={contactFormUrl}>
        Open the contact form
        <ArrowUpRight size={20} strokeWidth={1.75} aria-hidden="true" />
      </ButtonAnchor>
      <Soft style={{ marginTop: 20 }}>
        Prefer to write? <TextLink href={`mailto:${brandMail}`}>{brandMail}</TextLink>
      </Soft>
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

export { warmFeatured as warm } from './warm-featured.ts';
