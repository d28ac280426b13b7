/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import {
  candidatesOf,
  dimensions,
  type ImageHosts,
  type ImageKind,
  srcSetOf,
} from '../../ui/primitives/image-sources.ts';
import { SHOP_URL } from '../shop-url.ts';
import { useSurroundings } from '../surroundings.ts';

interface PictureProps {
  readonly src: string;
  readonly kind: ImageKind;
  readonly sizes: string;
}

const NONE: ImageHosts = { imageHosts: [], imageHostSwap: null };

const atShop = (path: string): string => new URL(path, SHOP_URL).href;
const allAtShop = (srcSet: string): string => srcSet.replace(/(^|, )\//g, `$1${SHOP_URL}/`);

/** A picture of the shop, with its logo as a fallback. It is decorative, because its title is next to it. */
export function Picture({ src, kind, sizes }: PictureProps) {
  const { shop } = useSurroundings();
  const [hosts, setHosts] = useState(NONE);
  const [failed, setFailed] = useState({ src, count: 0 });
  // Only external pictures and failed ones need the configuration of image hosts and fallbacks.
  const asks = !src.startsWith('/') || failed.count > 0;
  useEffect(() => {
    if (asks) shop.config().then(setHosts, () => undefined);
  }, [asks, shop]);
  const candidates = candidatesOf(src, hosts);
  const count = failed.src === src ? failed.count : 0;
  const current = candidates[Math.min(count, candidates.length - 1)] ?? '';
  return (
    <picture>
      {count === 0 &&
        (['avif', 'webp'] as const).map((format) => {
          const srcSet = srcSetOf(current, kind, format);
          return (
            srcSet && (
              <source key={format} type={`image/${format}`} srcset={allAtShop(srcSet)} sizes={sizes} />
            )
          );
        })}
      <img
        src={atShop(current)}
        class={current === candidates.at(-1) ? 'whole' : undefined}
        alt=""
        {...dimensions[kind]}
        loading="lazy"
        decoding="async"
        onError={() => setFailed({ src, count: count + 1 })}
      />
    </picture>
  );
}
