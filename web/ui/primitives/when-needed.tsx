import { type ComponentType, Suspense, use, useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

interface Openable {
  readonly isOpen: boolean;
}

interface Module<Props> {
  readonly default: ComponentType<Props>;
}

interface WaitingProps<Props> {
  readonly code: Promise<Module<Props>>;
  readonly props: Props;
}

function Waiting<Props extends object>({ code, props }: WaitingProps<Props>) {
  const { default: Content } = use(code);
  return <Content {...props} />;
}

/** Runs work when the page is idle; on touch devices, whose data is often expensive, at the first touch. */
const whenNear = (work: () => void): (() => void) => {
  if (!matchMedia('(hover: none)').matches) return whenIdle(work);
  addEventListener('pointerdown', work, { once: true });
  return () => removeEventListener('pointerdown', work);
};

/**
 * A dialog whose code is not part of the first load. It is loaded ahead (`whenNear`), mounted when first opened, and then stays
 * mounted, so that it can animate when it closes.
 */
export function whenNeeded<Props extends Openable>(load: () => Promise<Module<Props>>) {
  let loading: Promise<Module<Props>> | null = null;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each dialog, at module level
  return function WhenNeeded(props: Props) {
    const [used, setUsed] = useState(false);
    useEffect(() => whenNear(() => void load().catch(() => undefined)), []);
    if (props.isOpen && !used) setUsed(true);
    if (!used) return null;
    loading ??= load();
    return (
      <Suspense fallback={null}>
        <Waiting code={loading} props={props} />
      </Suspense>
    );
  };
}
