import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { candidatesOf, dimensions, type ImageHosts, type ImageKind, srcSetOf } from './image-sources.ts';

/** External image hosts that may be shown, from the shop's configuration. */
export const ImageHostsContext = createContext<ImageHosts>({ imageHosts: [], imageHostSwap: null });

/** Below this width a banner shows the card art, whose subject is in the middle. */
export const NARROW = '(max-width: 719.98px)';

interface PictureProps {
  readonly src: string;
  readonly kind: ImageKind;
  readonly sizes: string;
  /** Art next to its title is decorative, so it has no alternative text unless it stands alone. */
  readonly alt?: string;
  /** Whether to load it immediately and with priority; other pictures load lazily. */
  readonly priority?: boolean;
  /** The card art to show below 720 px. */
  readonly narrow?: { readonly src: string; readonly sizes: string };
}

/** A picture in the best format and width. On failure it silently tries fallbacks. */
export function Picture({ src, kind, sizes, alt = '', priority, narrow }: PictureProps) {
  const hosts = useContext(ImageHostsContext);
  const candidates = useMemo(() => candidatesOf(src, hosts), [src, hosts]);
  const [failed, setFailed] = useState({ src, count: 0 });
  const count = failed.src === src ? failed.count : 0;
  const current = candidates[count] ?? '';
  const image = useRef<HTMLImageElement>(null);
  const advance = () => setFailed({ src, count: Math.min(count + 1, candidates.length - 1) });

  // It may have failed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for what the server's document loaded
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.currentSrc) advance();
  }, []);

  const formats = count === 0 ? (['avif', 'webp'] as const) : [];
  return (
    <picture>
      {narrow &&
        formats.map((format) => {
          const srcSet = srcSetOf(narrow.src, 'card', format);
          return (
            srcSet && (
              <source
                key={format}
                media={NARROW}
                type={`image/${format}`}
                srcSet={srcSet}
                sizes={narrow.sizes}
              />
            )
          );
        })}
      {formats.map((format) => {
        const srcSet = srcSetOf(current, kind, format);
        return srcSet && <source key={format} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />;
      })}
      <img
        ref={image}
        src={current}
        alt={alt}
        {...dimensions[kind]}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? 'sync' : 'async'}
        data-fallback={!candidates[count + 1] || undefined}
        onError={advance}
      />
    </picture>
  );
}
