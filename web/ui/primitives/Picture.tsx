import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { candidatesOf, dimensions, type ImageHosts, type ImageKind, srcSetOf } from './image-sources.ts';

/** Which foreign hosts may be shown; the app fills it from the shop's configuration. */
export const ImageHostsContext = createContext<ImageHosts>({ imageHosts: [], imageHostSwap: null });

/** Below this width a banner shows the card art, whose subject stands in the middle. */
export const NARROW = '(max-width: 719.98px)';

interface PictureProps {
  readonly src: string;
  readonly kind: ImageKind;
  readonly sizes: string;
  /** Art is decoration beside its own title, so it has no text unless it stands alone. */
  readonly alt?: string;
  /** Shown at once and first; everything else waits until it comes near. */
  readonly priority?: boolean;
  /** A card to show instead below 720 px. */
  readonly narrow?: { readonly src: string; readonly sizes: string };
}

/** A picture in the best format and width; when it fails it falls back in silence. */
export function Picture({ src, kind, sizes, alt = '', priority, narrow }: PictureProps) {
  const hosts = useContext(ImageHostsContext);
  const candidates = useMemo(() => candidatesOf(src, hosts), [src, hosts]);
  const [failed, setFailed] = useState({ src, count: 0 });
  const count = failed.src === src ? failed.count : 0;
  const current = candidates[count] ?? '';
  const image = useRef<HTMLImageElement>(null);
  const advance = () => setFailed({ src, count: Math.min(count + 1, candidates.length - 1) });

  // It may have failed before the page came to life.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what the server's document loaded
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
