import { useQuery } from '@tanstack/react-query';
import { formatPrice, toMinorUnits } from '@wondercast/core/kernel/money';
import { offersTimes } from '@wondercast/core/shop/catalogue/booking-mode';
import { inclusionsOf } from '@wondercast/core/shop/catalogue/experience';
import { videoAddress } from '@wondercast/core/shop/catalogue/video-address';
import { priceOf } from '@wondercast/core/shop/pricing/tiers';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { Suspense } from 'react';
import {
  addOnsQuery,
  relatedQuery,
  reviewFiguresQuery,
  reviewsQuery,
} from '../../api/catalogue/experience.ts';
import { useShopRules } from '../../api/catalogue/shop-rules.ts';
import { useConfig } from '../../api/catalogue/site.ts';
import type { ExperienceWire } from '../../api/transport/wire.ts';
import { BackLink } from '../../ui/primitives/BackLink.tsx';
import { Heading, Hint } from '../../ui/primitives/Text.tsx';
import { ExperienceBanner } from '../../ui/shop/ExperienceBanner.tsx';
import { ExperienceWords } from '../../ui/shop/ExperienceWords.tsx';
import { Section } from '../../ui/shop/experience-words-look.ts';
import { PolicyWords } from '../../ui/shop/PolicyWords.tsx';
import { PricingTiers } from '../../ui/shop/PricingTiers.tsx';
import { AddOnChoices } from './AddOnChoices.tsx';
import { ADD_ONS, AddOnsHint } from './AddOnsHint.tsx';
import { AddToCartCard } from './AddToCartCard.tsx';
import { BuyBar } from './BuyBar.tsx';
import { Aside, Columns } from './experience-look.ts';
import { MoreLikeThis } from './MoreLikeThis.tsx';
import { Reviews } from './Reviews.tsx';
import { useAskedPeople } from './use-asked-people.ts';
import { useSelection } from './use-selection.ts';
import { VideoPreview } from './VideoPreview.tsx';
import { When } from './When.tsx';

/** The page of an experience with its ticket. */
export function ExperienceDetail({ experience }: { readonly experience: ExperienceWire }) {
  const { id, slug, title, description, videoUrl, imageUrl, coverImageUrl } = experience;
  const { videoHosts } = useConfig();
  const { policy } = useShopRules();
  const steps = experience.policy?.words ?? policy.words;
  const { data: addOns = [] } = useQuery(addOnsQuery(id));
  const { data: reviews = [] } = useQuery(reviewsQuery(slug));
  const { data: figures } = useQuery(reviewFiguresQuery(id));
  const { data: related = [] } = useQuery(relatedQuery(slug));
  const active = addOns.filter(({ isActive }) => isActive);
  const selection = useSelection(experience, active);
  useAskedPeople(selection.choosePeople);
  const video = videoAddress(videoUrl, videoHosts);
  return (
    <>
      <ExperienceBanner
        experience={experience}
        startingAt={formatPrice(toMinorUnits(experience.starterPrice))}
        back={
          <BackLink look="quiet">
            <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
            Back
          </BackLink>
        }
      />
      <Columns>
        <div>
          <ExperienceWords description={description} inclusions={inclusionsOf(experience)} />
          {video && (
            <Section>
              <Heading>Preview</Heading>
              <VideoPreview title={title} address={video} imageUrl={coverImageUrl ?? imageUrl} />
            </Section>
          )}
          <Section>
            <Heading>Pricing Tiers</Heading>
            <PricingTiers
              priceOf={(tier) => formatPrice(priceOf(selection.prices, tier))}
              chosen={selection.tier}
            />
          </Section>
          {active.length > 0 && (
            <Section>
              <Heading id={ADD_ONS} tabIndex={-1} style={{ scrollMarginTop: 'calc(var(--header) + 24px)' }}>
                Available Add-Ons
              </Heading>
              <Hint style={{ margin: '6px 0 16px' }}>Priced per experience.</Hint>
              <AddOnChoices addOns={active} selection={selection} />
            </Section>
          )}
          {steps.length > 0 && (
            <Section>
              <Heading style={{ marginBottom: '16px' }}>If plans change</Heading>
              <PolicyWords steps={steps} />
            </Section>
          )}
          {reviews.length > 0 && (
            <Section>
              <Reviews experienceId={experience.id} reviews={reviews} figures={figures} />
            </Section>
          )}
        </div>
        <Aside aria-label="Booking">
          <div>
            <AddToCartCard
              selection={selection}
              extras={<AddOnsHint addOns={active} chosen={selection.addOns.length} />}
              when={
                offersTimes(experience) ? <When experience={experience} selection={selection} /> : undefined
              }
            />
          </div>
        </Aside>
      </Columns>
      <Suspense>{related.length > 0 && <MoreLikeThis cards={related} />}</Suspense>
      <BuyBar selection={selection} />
    </>
  );
}
