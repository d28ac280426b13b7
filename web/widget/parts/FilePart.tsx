/** @jsxImportSource preact */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

interface FilePartProps {
  readonly show: (place: Element) => void;
  readonly hide: (place: Element) => void;
}

/** A container in which a separately loaded file renders. */
export function FilePart({ show, hide }: FilePartProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) show(place.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file never changes
  useEffect(() => {
    const { current } = place;
    return () => {
      if (current) hide(current);
    };
  }, []);
  return <div ref={place} />;
}
