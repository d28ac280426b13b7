import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { counted } from '../formats/counted.ts';
import { Small } from './Text.tsx';
import { useBrowserLayoutEffect } from './use-browser-layout-effect.ts';

const LINES = 2;

const Box = styled(Small)`
  display: block;
  position: relative;
  overflow-wrap: anywhere;
  overflow: hidden;
`;

/** Invisible; takes the space that the names would take, to measure it. */
const Room = styled.span`
  position: absolute;
  inset: 0 0 auto;
  visibility: hidden;
  /* Not text of the page, so a search in the page finds it once. */
  &::before {
    content: attr(data-names);
  }
`;

interface NamesOrCountProps {
  readonly names: readonly string[];
  /** The singular noun, such as `experience`. */
  readonly noun: string;
}

/** Lists all names if they fit into two lines; otherwise shows their number, with the names as a tooltip. */
export function NamesOrCount({ names, noun }: NamesOrCountProps) {
  const room = useRef<HTMLSpanElement>(null);
  const [fits, setFits] = useState(true);
  const all = names.join(', ');

  useBrowserLayoutEffect(() => {
    const element = room.current;
    if (!element) return;
    const measure = () => {
      const line = Number.parseFloat(getComputedStyle(element).lineHeight);
      setFits(element.offsetHeight <= LINES * line + 1);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);

  return (
    <Box>
      <Room ref={room} aria-hidden="true" data-names={all} />
      <span title={fits ? undefined : all}>{fits ? all : counted(names.length, noun)}</span>
    </Box>
  );
}
