import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far outside the window parts are rendered, in pixels. */
const AHEAD = '700px';

interface WindowedProps {
  /** Whether it is rendered initially. */
  readonly first: boolean;
  /** The estimated size in pixels. */
  readonly size: number;
  readonly axis: 'height' | 'width';
  /** The lanes it contains, so that a lane that is not rendered can be found. */
  readonly lanes: string;
  /** The number of columns that share the width. */
  readonly share?: number;
  readonly children: () => ReactNode;
}

/**
 * A part of a board that is only rendered near the viewport (virtualised), so that hundreds of lanes cost no more than the visible
 * ones.
 */
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
        // A part that is no longer rendered keeps its size.
        if (!last.isIntersecting && last.boundingClientRect[axis] > 0)
          drawn.current = last.boundingClientRect[axis];
        // A part with focus stays rendered.
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
