import { styled } from 'styled-components';
import type { CardWire } from '../../api/transport/wire.ts';
import { Heading } from '../../ui/primitives/Text.tsx';
import { SixGrid } from '../../ui/shop/CardGrid.tsx';
import { PosterCard } from '../../ui/shop/PosterCard.tsx';

const Shelf = styled.section`
  max-width: 1440px;
  margin: 20px auto 0;
  padding: 0 var(--gutter) 24px;
`;

const CARD_SIZES = '(max-width: 1079px) 32vw, 210px';

/** At most six other experiences of the same main category. */
export function MoreLikeThis({ cards }: { readonly cards: readonly CardWire[] }) {
  return (
    <Shelf aria-labelledby="more-like-this">
      <Heading id="more-like-this">More Like This</Heading>
      <SixGrid>
        {cards.map((card) => (
          <li key={card.id}>
            <PosterCard poster={card} sizes={CARD_SIZES} />
          </li>
        ))}
      </SixGrid>
    </Shelf>
  );
}
