import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';

const Fade = styled.div`
  position: sticky;
  bottom: 0;
  flex: none;
  height: 40px;
  margin-top: -40px;
  background: linear-gradient(transparent, var(--s1));
  pointer-events: none;
  opacity: 0;
  transition: opacity var(--t2);
  [data-more] > & {
    opacity: 1;
  }
  /* Buttons that stay at the edge have the sign themselves. */
  :has([data-foot]) > & {
    display: none;
  }
`;

/** Sets `data-more` on its container while there is more content below the visible part, and shows a sign. */
export function MoreBelow() {
  const fade = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = fade.current?.parentElement;
    if (!box) return;
    const measure = () =>
      box.toggleAttribute('data-more', box.scrollHeight - box.clientHeight - box.scrollTop > 4);
    const sizes = new ResizeObserver(measure);
    const watch = () => {
      for (const child of box.children) sizes.observe(child);
      measure();
    };
    const contents = new MutationObserver(watch);
    contents.observe(box, { childList: true, subtree: true });
    sizes.observe(box);
    box.addEventListener('scroll', measure, { passive: true });
    watch();
    return () => {
      sizes.disconnect();
      contents.disconnect();
      box.removeEventListener('scroll', measure);
    };
  }, []);
  return <Fade ref={fade} aria-hidden="true" />;
}
