import { useEffect, useState } from 'preact/hooks';
import type { ExperienceWire, QuoteWire } from '../api/transport/wire.ts';
import { useSurroundings } from './surroundings.ts';

type Words = QuoteWire['policy'];

/** The cancellation policy of an experience in words: its own, otherwise the shop's; empty while loading. */
export function usePolicyWords({ policy }: ExperienceWire): Words {
  const { shop } = useSurroundings();
  const [words, setWords] = useState<Words>([]);
  useEffect(() => {
    // On failure the page only lacks this text, which the checkout shows anyway.
    if (!policy)
      shop.config().then(
        (config) => setWords(config.policy.words),
        () => undefined,
      );
  }, [policy, shop]);
  return policy?.words ?? words;
}
