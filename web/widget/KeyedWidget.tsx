/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks';
import type { SendEvent } from './events.ts';
import { TroubleNote } from './parts/TroubleNote.tsx';
import { shopFor } from './shop.ts';
import type { Written } from './shop-element.ts';
import { keyProblem } from './trouble.ts';
import { Widget } from './Widget.tsx';

interface KeyedWidgetProps extends Written {
  readonly opened?: boolean;
  readonly sendEvent: SendEvent;
}

/** The shop, unless what is written as its key cannot be one. Another key or experience begins anew. */
export function KeyedWidget({ sendEvent, saveCart, ...written }: KeyedWidgetProps) {
  const { partnerKey, experience, category } = written;
  const trouble = keyProblem(partnerKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each key
  useEffect(() => {
    if (trouble) sendEvent('error', trouble);
  }, [partnerKey]);
  useEffect(() => {
    if (!saveCart || trouble) return;
    const { basket, config } = shopFor(partnerKey);
    // What is kept has amounts.
    config().then(
      () => basket.keep(`wondercast-cart-${partnerKey}`),
      () => undefined,
    );
  }, [partnerKey, saveCart, trouble]);
  if (trouble)
    return (
      <div class="shop">
        <TroubleNote trouble={trouble} />
      </div>
    );
  return <Widget key={[partnerKey, experience, category].join()} {...written} sendEvent={sendEvent} />;
}
