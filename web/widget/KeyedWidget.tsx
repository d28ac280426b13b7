/** @jsxImportSource preact */
import { useEffect } from 'preact/hooks';
import type { Tell } from './events.ts';
import { TroubleNote } from './parts/TroubleNote.tsx';
import { shopFor } from './shop.ts';
import type { Written } from './shop-element.ts';
import { troubleWithKey } from './trouble.ts';
import { Widget } from './Widget.tsx';

interface KeyedWidgetProps extends Written {
  readonly opened?: boolean;
  readonly tell: Tell;
}

/** The shop, unless what is written as its key cannot be one. Another key or experience begins anew. */
export function KeyedWidget({ tell, keepCart, ...written }: KeyedWidgetProps) {
  const { partnerKey, experience, category } = written;
  const trouble = troubleWithKey(partnerKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each key
  useEffect(() => {
    if (trouble) tell('error', trouble);
  }, [partnerKey]);
  useEffect(() => {
    if (keepCart && !trouble) shopFor(partnerKey).basket.keep(`wondercast-cart-${partnerKey}`);
  }, [partnerKey, keepCart, trouble]);
  if (trouble)
    return (
      <div class="shop">
        <TroubleNote trouble={trouble} />
      </div>
    );
  return <Widget key={[partnerKey, experience, category].join()} {...written} tell={tell} />;
}
