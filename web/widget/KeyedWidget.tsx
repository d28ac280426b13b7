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

/** The shop, unless the given key is invalid. Another key or experience starts anew. */
export function KeyedWidget({ sendEvent, saveCart, ...written }: KeyedWidgetProps) {
  const { partnerKey, experience, category } = written;
  const trouble = keyProblem(partnerKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each key
  useEffect(() => {
    if (trouble) sendEvent('error', trouble);
  }, [partnerKey]);
  useEffect(() => {
    if (!saveCart || trouble) return;
    const { basket, config } = shopFor(partnerKey);
    // A stored cart contains amounts, whose currency must be known first.
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
