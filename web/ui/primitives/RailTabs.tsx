import type { LucideIcon } from 'lucide-react';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import { useEffect, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { styled } from 'styled-components';
import type { Elements } from './elements.ts';
import { IconButton } from './IconButton.tsx';
import { RAIL, useMedia } from './use-media.ts';

const Frame = styled(AriaTabs)`
  @media ${RAIL} {
    display: grid;
    grid-template-columns: 222px minmax(0, 1fr);
    min-height: 100vh;
  }
`;

const Rail = styled.aside`
  display: flex;
  flex-direction: column;
  position: sticky;
  top: 0;
  height: 100vh;
  padding: 18px 12px 12px;
  background: var(--sunk);
  border-right: 1px solid var(--line);
`;

/** Without a rail: the tabs in a strip, and the button that shows all of them. */
const Strip = styled.div`
  position: sticky;
  top: 60px;
  z-index: 9;
  display: flex;
  background: var(--ground);
  border-bottom: 1px solid var(--line);
  & > button {
    align-self: center;
    margin: 0 6px 0 0;
  }
`;

const List = styled(TabList)`
  display: flex;
  &[data-orientation='vertical'] {
    flex: 1;
    flex-direction: column;
    gap: 1px;
    min-height: 0;
    margin: 0 -12px;
    padding: 0 12px 10px;
    overflow-y: auto;
    scrollbar-width: none;
  }
  &[data-orientation='horizontal'] {
    position: relative;
    flex: 1;
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
    padding: 0 8px;
    mask: linear-gradient(90deg, transparent, black 28px calc(100% - 36px), transparent);
  }
`;

const Entry = styled(Tab)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 11px;
  flex: none;
  height: 36px;
  padding: 0 12px;
  border-radius: var(--r-sm);
  font-weight: 580;
  font-size: 14.5px;
  color: var(--text-2);
  white-space: nowrap;
  cursor: pointer;
  outline: none;
  &[data-hovered] {
    background: color-mix(in srgb, var(--text) 6%, transparent);
  }
  &[data-selected] {
    color: var(--text);
  }
  & > svg {
    flex: none;
  }
  & > [data-count] {
    margin-left: auto;
    font-size: 13px;
    font-weight: 600;
    color: var(--text-2);
    font-variant-numeric: tabular-nums;
    /* Beside the name, not part of it. */
    &::before {
      content: attr(data-count);
    }
  }
  /* Says what follows, and where there is no rail draws a line before it. */
  & > i {
    position: absolute;
    font-style: normal;
    pointer-events: none;
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2.5px var(--focus);
  }
  [data-orientation='vertical'] > & > i {
    left: 12px;
    top: -25px;
    font-size: 12.5px;
    line-height: 1.4;
    font-weight: 600;
    color: var(--text-3);
    &::before {
      content: attr(data-group);
    }
  }
  [data-orientation='vertical'] > &:has(> i) {
    margin-top: 39px;
  }
  [data-orientation='vertical'] > &[data-selected] > svg {
    color: var(--accent);
  }
  [data-orientation='vertical'] > &[data-selected] {
    background: var(--s2);
    box-shadow: inset 3px 0 0 var(--action);
    &[data-focus-visible] {
      box-shadow: inset 0 0 0 2.5px var(--focus);
    }
  }
  [data-orientation='horizontal'] > & {
    height: 48px;
    padding: 0 12px;
    border-radius: 0;
    & > svg {
      display: none;
    }
    & > [data-count] {
      margin: 0;
      min-width: 20px;
      padding: 0 6px;
      border-radius: 10px;
      background: color-mix(in srgb, var(--text) 12%, transparent);
      font: 650 12px/20px var(--sans);
      text-align: center;
    }
    &:has(> i) {
      margin-left: 9px;
    }
    & > i {
      left: -5px;
      top: 14px;
      width: 1px;
      height: 20px;
      background: var(--line);
    }
    &[data-selected]::after {
      content: '';
      position: absolute;
      left: 12px;
      right: 12px;
      bottom: 0;
      height: 3px;
      border-radius: 3px 3px 0 0;
      background: var(--action);
    }
  }
`;

const Main = styled.div`
  min-width: 0;
  padding: 28px clamp(20px, 1.9vw, 40px) 60px;
  @media not all and ${RAIL} {
    padding: 20px clamp(16px, 2.6vw, 28px) 48px;
  }
`;

/** Without a rail it is above the strip. */
const Above = styled.div`
  padding: 8px clamp(16px, 2.6vw, 28px) 0;
  & > section {
    margin-bottom: 4px;
  }
`;

const Panel = styled(TabPanel)`
  outline: none;
  &[data-focus-visible] {
    outline: 2.5px solid var(--focus);
    outline-offset: 6px;
    border-radius: var(--r-lg);
  }
`;

export interface RailTab<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly icon: LucideIcon;
  /** Tabs of one group are listed together. The first group of a rail has no name. */
  readonly group: string;
  /** The number of waiting items; null when there are none. */
  readonly count?: number | null;
}

interface RailTabsProps<Id extends string> {
  /** The list's accessible name. */
  readonly label: string;
  readonly tabs: readonly RailTab<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** Shows all tabs at once, when there is no rail. */
  readonly onAll: () => void;
  /** Content at the top of the rail, or in a bar above the tabs without a rail. */
  readonly head: Elements;
  readonly bar: Elements;
  /** Content at the end of the rail. */
  readonly foot: Elements;
  /** Content above the strip of tabs, or with a rail above the tab's panel. */
  readonly above: Elements;
  readonly children: Elements;
}

/** The tabs of a whole screen: in a rail at the side, or below 1080 px in a strip that scrolls sideways. */
export function RailTabs<Id extends string>(props: RailTabsProps<Id>) {
  const { label, tabs, chosen, onChoose, onAll, head, bar, foot, above, children } = props;
  const wide = useMedia(RAIL);
  const strip = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the chosen tab into view whenever it changes
  useEffect(() => {
    const list = strip.current;
    if (!list || wide) return;
    const observer = new ResizeObserver(() => {
      // The list fills itself after mounting, and fonts arrive even later.
      const tab = list.querySelector<HTMLElement>('[data-selected]');
      if (!tab) return;
      // Every earlier tab may shift it, for example when its count arrives.
      for (const each of list.children) observer.observe(each);
      list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [chosen, wide]);

  const list = (
    <List ref={strip} aria-label={label}>
      {tabs.map(({ id, title, icon: Icon, group, count = null }, at) => (
        <Entry key={id} id={id}>
          {at > 0 && tabs[at - 1]?.group !== group && <i aria-hidden="true" data-group={group} />}
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
          <span>{title}</span>
          {count !== null && <span aria-hidden="true" data-count={count.toLocaleString('en-US')} />}
        </Entry>
      ))}
    </List>
  );
  return (
    <Frame
      orientation={wide ? 'vertical' : 'horizontal'}
      selectedKey={chosen}
      onSelectionChange={(key) => onChoose(key as Id)}
    >
      {wide ? (
        <Rail>
          {head}
          {list}
          {foot}
        </Rail>
      ) : (
        <>
          {bar}
          <Above>{above}</Above>
          <Strip>
            {list}
            <IconButton small aria-label="All sections" onClick={onAll}>
              <LayoutGrid size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </Strip>
        </>
      )}
      <Main>
        {wide && above}
        <Panel key={chosen} id={chosen}>
          {children}
        </Panel>
      </Main>
    </Frame>
  );
}
