import { useQuery } from '@tanstack/react-query';
import CloudOff from 'lucide-react/icons/cloud-off';
import Telescope from 'lucide-react/icons/telescope';
import { Navigate } from 'react-router-dom';
import {
  addOnsQuery,
  cardByIdQuery,
  experienceQuery,
  relatedQuery,
  reviewFiguresQuery,
  reviewsQuery,
} from '../api/catalogue/experience.ts';
import { useShopRules } from '../api/catalogue/shop-rules.ts';
import { useConfig } from '../api/catalogue/site.ts';
import type { ExperienceWire } from '../api/transport/wire.ts';
import { ExperienceDetail } from '../features/experience/ExperienceDetail.tsx';
import { ExperienceSkeleton } from '../features/experience/ExperienceSkeleton.tsx';
import { bannerPreloads } from './banner-preloads.ts';
import { experienceFacts } from './experience-facts.ts';
import { InlineScreen } from './InlineScreen.tsx';
import { found, missing, type Warm } from './page-chunk.tsx';
import { usePageHead } from './page-head.tsx';
import { usePathParameters } from './path-parameters.ts';

export const warm: Warm = async (client, _url, slug) => {
  if (slug === '') return { status: 301, location: '/' };
  if (/^\d+$/.test(slug)) {
    const byId = await client.fetchQuery(cardByIdQuery(slug));
    return byId ? { status: 301, location: `/experience/${byId.slug}` } : missing;
  }
  const related = client.prefetchQuery(relatedQuery(slug));
  const reviews = client.prefetchQuery(reviewsQuery(slug));
  // The server must reply at once, so it does not retry. A browser that prefetches retries as the page itself does (specification §7).
  const retry = typeof window === 'undefined' ? { retry: false } : {};
  const experience = await client.fetchQuery({ ...experienceQuery(slug), ...retry });
  if (!experience) return missing;
  const figures = client.prefetchQuery(reviewFiguresQuery(experience.id));
  await Promise.all([related, reviews, figures, client.prefetchQuery(addOnsQuery(experience.id))]);
  return found;
};

const NOT_FOUND = {
  icon: Telescope,
  title: 'Experience Not Found',
  text: "The experience you're looking for doesn't exist",
};

const FAILED = {
  icon: CloudOff,
  title: 'Error Loading Experience',
  text: 'Failed to load experience details',
};

function Detail({ experience }: { readonly experience: ExperienceWire }) {
  const { brandName, publicUrl } = useConfig();
  const { tax } = useShopRules();
  const { data: reviews = [] } = useQuery(reviewsQuery(experience.slug));
  const { data: figures } = useQuery(reviewFiguresQuery(experience.id));
  usePageHead({
    title: `${experience.title} | ${brandName}`,
    description: experience.description.split('\n')[0] ?? '',
    canonical: `/experience/${experience.slug}`,
    image: experience.coverImageUrl ?? experience.imageUrl,
    preloads: bannerPreloads(experience),
    jsonLd: experienceFacts(experience, { reviews, figures }, { brandName, publicUrl, tax }),
  });
  return <ExperienceDetail experience={experience} />;
}

function BySlug({ slug }: { readonly slug: string }) {
  const { data: experience, isError } = useQuery(experienceQuery(slug));
  if (experience) return <Detail key={experience.id} experience={experience} />;
  if (experience === null) return <InlineScreen {...NOT_FOUND} />;
  return isError ? <InlineScreen {...FAILED} /> : <ExperienceSkeleton />;
}

/** Old URLs name an experience by number and redirect to its slug (decision 046). */
function ById({ id }: { readonly id: string }) {
  const { data: card, isError } = useQuery(cardByIdQuery(id));
  if (card) return <Navigate replace to={`/experience/${card.slug}`} />;
  if (card === null) return <InlineScreen {...NOT_FOUND} />;
  return isError ? <InlineScreen {...FAILED} /> : <ExperienceSkeleton />;
}

/** One experience. Without a slug it shows a link to the shop. */
export default function ExperiencePage() {
  const { slug } = usePathParameters();
  if (!slug) return <Navigate replace to="/" />;
  return /^\d+$/.test(slug) ? <ById id={slug} /> : <BySlug key={slug} slug={slug} />;
}
