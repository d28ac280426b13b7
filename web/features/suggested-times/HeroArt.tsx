import { useQuery } from '@tanstack/react-query';
import { experienceQuery } from '../../api/catalogue/experience.ts';
import type { SuggestionPageWire } from '../../api/transport/wire.ts';
import { FALLBACK_IMAGE } from '../../ui/primitives/image-sources.ts';
import { Picture } from '../../ui/primitives/Picture.tsx';

/** The wide art of an experience where it still has any, else its card. */
export function HeroArt({ experience }: Pick<SuggestionPageWire['session'], 'experience'>) {
  const { data, isPending } = useQuery({
    ...experienceQuery(experience?.slug ?? ''),
    enabled: experience !== null,
  });
  const card = experience?.imageUrl ?? FALLBACK_IMAGE;
  // One picture, not first the one and then the other.
  if (experience && isPending) return null;
  const cover = data?.coverImageUrl ?? null;
  return (
    <Picture
      src={cover ?? card}
      kind={cover ? 'cover' : 'card'}
      sizes="100vw"
      priority
      narrow={{ src: card, sizes: '100vw' }}
    />
  );
}
