import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { suggestionsQuery } from '../../api/catalogue/catalogue.ts';
import type { CardWire } from '../../api/transport/wire.ts';

/** Debounce time of typing, in milliseconds. */
const TYPING_PAUSE_MS = 120;

const NONE: readonly CardWire[] = [];

/** At most five experiences whose title or description contains the text; the server limits them. */
export function useSuggestions(text: string): readonly CardWire[] {
  const [term, setTerm] = useState('');
  const wanted = text.trim();
  useEffect(() => {
    const timer = setTimeout(() => setTerm(wanted), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const { data } = useQuery(suggestionsQuery(term));
  return wanted === '' || term === '' ? NONE : (data ?? NONE);
}
