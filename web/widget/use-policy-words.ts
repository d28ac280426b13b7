import { useEffect, useState } from 'preact/hooks';
import type { ExperienceWire, QuoteWire } from '../api/transport/wire.ts';
import { useSurroundings } from './surroundings.ts';

type Words = QuoteWire['policy'];

/** What changes of an experience's sessions cost: its own words, else the shop's; empty until these have come. */
export function usePolicyWords({ policy }: ExperienceWire): Words {
  const { shop } = useSurroundings();
  const [words, setWords] = useState<Words>([]);
  useEffect(() => {
    // Without them the page lacks a few words; what is booked says them in any case.
    if (!policy)
      shop.config().then(
        (config) => setWords(config.policy.words),
        () => undefined,
      );
  }, [policy, shop]);
  return policy?.words ?? words;
}
