/** @jsxImportSource preact */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Parts } from '../times/times.tsx';
import { times } from '../times-file.ts';

interface TimesPartProps<Name extends keyof Parts> {
  readonly name: Name;
  readonly told: Parts[Name];
}

/** A place in which the file of free times shows something. */
export function TimesPart<Name extends keyof Parts>({ name, told }: TimesPartProps<Name>) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) times?.show(place.current, name, told);
  });
  useEffect(() => {
    const { current } = place;
    return () => {
      if (current) times?.hide(current);
    };
  }, []);
  return <div ref={place} />;
}
