import { type Inputs, useEffect, useState } from 'preact/hooks';
import { useSurroundings } from './surroundings.ts';
import { problemFor, type Trouble } from './trouble.ts';

export type Loaded<Value> =
  | { readonly phase: 'loading' }
  | { readonly phase: 'ready'; readonly value: Value }
  | { readonly phase: 'failed'; readonly trouble: Trouble };

/** Loads when an input changes or `retry` is called. Failures are dispatched to the page as events. */
export function useLoad<Value>(load: () => Promise<Value>, inputs: Inputs): [Loaded<Value>, () => void] {
  const { shop, sendEvent } = useSurroundings();
  const [loaded, setLoaded] = useState<Loaded<Value>>({ phase: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caller lists what the load depends on
  useEffect(() => {
    let left = false;
    const settle = (next: Loaded<Value>) => {
      if (!left) setLoaded(next);
    };
    settle({ phase: 'loading' });
    load().then(
      (value) => settle({ phase: 'ready', value }),
      async (error: unknown) => {
        const trouble = await problemFor(error, shop.client);
        if (left) return;
        settle({ phase: 'failed', trouble });
        sendEvent('error', trouble);
      },
    );
    return () => {
      left = true;
    };
  }, [...inputs, attempt]);
  return [loaded, () => setAttempt((count) => count + 1)];
}
