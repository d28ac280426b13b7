/** @jsxImportSource preact */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

interface FilePartProps {
  readonly show: (place: Element) => void;
  readonly hide: (place: Element) => void;
}

/** A place in which a file that was fetched shows something. */
export function FilePart({ show, hide }: FilePartProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) show(place.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file stays the same
  useEffect(() => {
    const { current } = place;
    return () => {
      if (current) hide(current);
    };
  }, []);
  return <div ref={place} />;
}
