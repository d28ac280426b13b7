import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

interface Openable {
  readonly isOpen: boolean;
}

/**
 * A dialog whose code is not part of the first load: fetched when the page is idle, mounted when first opened,
 * and kept from then on, so that it can leave in its own time.
 */
export function whenNeeded<Props extends Openable>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Lazy = lazy(load) as unknown as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each dialog, at module level
  return function WhenNeeded(props: Props) {
    const [used, setUsed] = useState(false);
    useEffect(() => whenIdle(() => void load().catch(() => undefined)), []);
    if (props.isOpen && !used) setUsed(true);
    return used ? (
      <Suspense fallback={null}>
        <Lazy {...props} />
      </Suspense>
    ) : null;
  };
}
