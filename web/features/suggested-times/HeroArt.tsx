import { useQuery } from '@tanstack/react-query';
import { experienceQuery } from '../../api/catalogue/experience.ts';
import type { SuggestionPageWire } from '../../api/transport/wire.ts';
import { FALLBACK_IMAGE } from '../../ui/primitives/image-sources.ts';
import { Picture } from '../../ui/primitives/Picture.tsx';

/** The experience's wide artwork, or its card art when it has none. */
export function HeroArt({ experience }: Pick<SuggestionPageWire['session'], 'experience'>) {
  const { data, isPending } = useQuery({
    ...experienceQuery(experience?.slug ?? ''),
    enabled: experience !== null,
  });
  const card = experience?.imageUrl ?? FALLBACK_IMAGE;
  // Waits, so that one picture does not replace another.
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
