import { formatPrice, type MinorUnits, readAmount, toAmount } from '@wondercast/core/kernel/money';
import { sentAmount } from '@wondercast/core/kernel/typed-amount';
import { inclusionsOf } from '@wondercast/core/shop/catalogue/experience';
import { styled } from 'styled-components';
import { Dialog, DialogBody } from '../../ui/overlays/Dialog.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Heading, Hint } from '../../ui/primitives/Text.tsx';
import { ExperienceBanner } from '../../ui/shop/ExperienceBanner.tsx';
import { ExperienceWords } from '../../ui/shop/ExperienceWords.tsx';
import { Section } from '../../ui/shop/experience-words-look.ts';
import { PosterCard } from '../../ui/shop/PosterCard.tsx';
import { PricingTiers } from '../../ui/shop/PricingTiers.tsx';
import { EXPERIENCE, type ExperienceDraft } from './experience-draft.ts';

/** A placeholder for empty fields. */
const MISSING = '…';

const ASKED = [
  'title',
  'duration',
  'description',
  'starterPrice',
  'elevatedPrice',
  'premiumPrice',
  'ultimatePrice',
  'inclusions',
  'year',
  'imageUrl',
] as const satisfies readonly (keyof ExperienceDraft)[];

const Page = styled.div`
  /* No header of a page stands above the artwork. */
  --header: 0px;
  border-radius: var(--r-lg);
  overflow: hidden;
  background: var(--ground);
  box-shadow: 0 0 0 1px var(--line);
  & > div {
    padding: 0 24px;
  }
`;

const Card = styled.div`
  width: 208px;
  margin: 12px 0 26px;
`;

const amountOf = (typed: string): MinorUnits | null =>
  typed.trim() === '' ? null : readAmount(sentAmount(typed));

const price = (typed: string): string => {
  const amount = amountOf(typed);
  return amount === null ? MISSING : formatPrice(amount);
};

interface ExperiencePreviewProps {
  readonly draft: ExperienceDraft;
  readonly onClose: () => void;
}

/** A preview of the draft as customers would see it: the card and the page, built from the same components. */
export function ExperiencePreview({ draft, onClose }: ExperiencePreviewProps) {
  const missing = ASKED.filter((name) => draft[name].trim() === '');
  const starter = amountOf(draft.starterPrice);
  const shown = {
    ...draft,
    title: draft.title || 'Untitled',
    duration: draft.duration || MISSING,
    year: draft.year || MISSING,
    coverImageUrl: draft.coverImageUrl || null,
  };
  return (
    <Dialog isOpen title="As customers see it" width={1080} onClose={onClose}>
      <DialogBody>
        {missing.length > 0 && (
          <Note tone="info">
            {`Still missing: ${missing.map((name) => EXPERIENCE.labels[name]).join(', ')}.`}
          </Note>
        )}
        <Hint style={{ marginTop: 12 }}>In lists</Hint>
        {starter === null ? (
          <Hint style={{ margin: '4px 0 26px' }}>The card appears once the starter price is typed.</Hint>
        ) : (
          <Card inert>
            <PosterCard poster={{ ...shown, starterPrice: toAmount(starter) }} sizes="208px" />
          </Card>
        )}
        <Hint style={{ marginBottom: 12 }}>On its page</Hint>
        <Page>
          <ExperienceBanner experience={shown} startingAt={price(draft.starterPrice)} />
          <div>
            <ExperienceWords description={draft.description || MISSING} inclusions={inclusionsOf(draft)} />
            <Section>
              <Heading>Pricing Tiers</Heading>
              <PricingTiers priceOf={(tier) => price(draft[`${tier}Price`])} />
            </Section>
          </div>
        </Page>
      </DialogBody>
    </Dialog>
  );
}
