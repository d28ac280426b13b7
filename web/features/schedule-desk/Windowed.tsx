import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far outside the window parts are drawn, in pixels. */
const AHEAD = '700px';

interface WindowedProps {
  /** Drawn from the start. */
  readonly first: boolean;
  /** About how large it will be, in pixels. */
  readonly size: number;
  readonly axis: 'height' | 'width';
  /** Which lanes it holds, so that one that is not drawn can be found. */
  readonly lanes: string;
  /** How many columns share the width. */
  readonly share?: number;
  readonly children: () => ReactNode;
}

/** A part of a board that is drawn while it is near: hundreds of lanes cost as much as those in sight. */
export function Windowed({ first, size, axis, lanes, share = 0, children }: WindowedProps) {
  const [near, setNear] = useState(first);
  const box = useRef<HTMLDivElement>(null);
  const drawn = useRef(size);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (!last) return;
        // What leaves keeps its place.
        if (!last.isIntersecting && last.boundingClientRect[axis] > 0)
          drawn.current = last.boundingClientRect[axis];
        // Whoever has the focus here stays.
        setNear(last.isIntersecting || element.contains(document.activeElement));
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [axis]);
  const isRow = axis === 'width';
  return (
    <div
      ref={box}
      data-lanes={lanes}
      style={{
        ...(isRow ? { display: 'flex', flex: `${share} 0 auto` } : {}),
        ...(near ? {} : { [axis]: drawn.current }),
      }}
    >
      {near && children()}
    </div>
  );
}
