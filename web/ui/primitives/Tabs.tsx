import type { LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { styled } from 'styled-components';
import type { Elements } from './elements.ts';
import { VisuallyHidden } from './Text.tsx';

const Strip = styled(TabList)`
  position: relative;
  display: flex;
  gap: 4px;
  border-bottom: 1px solid var(--line);
  overflow-x: auto;
  scrollbar-width: none;
`;

const Entry = styled(Tab)`
  position: relative;
  display: flex;
  align-items: center;
  gap: 9px;
  flex: none;
  height: 52px;
  padding: 0 16px;
  font-weight: 600;
  font-size: 15px;
  color: var(--text-2);
  white-space: nowrap;
  cursor: pointer;
  outline: none;
  &[data-hovered],
  &[data-selected] {
    color: var(--text);
  }
  & > i {
    position: absolute;
    left: 12px;
    right: 12px;
    bottom: 0;
    height: 3px;
    border-radius: 3px 3px 0 0;
  }
  &[data-selected] > i {
    background: var(--action);
  }
  &[data-focus-visible] {
    box-shadow: inset 0 0 0 2.5px var(--focus);
    border-radius: var(--r-sm);
  }
`;

const Count = styled.span`
  min-width: 20px;
  padding: 0 6px;
  border-radius: 10px;
  background: color-mix(in srgb, var(--text) 11%, transparent);
  font: 650 12px/20px var(--sans);
  text-align: center;
`;

const Panel = styled(TabPanel)`
  padding-top: 28px;
  outline: none;
  &[data-inert] {
    display: none;
  }
  &[data-focus-visible] {
    outline: 2.5px solid var(--focus);
    outline-offset: 3px;
    border-radius: var(--r-lg);
  }
`;

export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly title: string;
  readonly icon: LucideIcon;
  readonly count?: { readonly value: number; readonly words: string } | null;
  /** Whether its panel stays mounted while another tab is shown, so that typed input is kept. */
  readonly stays?: boolean;
}

interface TabsProps<Id extends string> {
  /** The list's accessible name. */
  readonly label: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
  /** Renders a tab's panel; only called for the chosen tab. */
  readonly children: (id: Id) => Elements;
}

/** Tabs with panels. The strip scrolls sideways on phones. */
export function Tabs<Id extends string>({ label, tabs, chosen, onChoose, children }: TabsProps<Id>) {
  const strip = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly Id[]>([chosen]);
  if (!opened.includes(chosen)) setOpened([...opened, chosen]);
  const shown = tabs.filter(({ id, stays }) => id === chosen || (stays && opened.includes(id)));

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls the chosen tab into view whenever it changes
  useEffect(() => {
    const list = strip.current;
    if (!list) return;
    const observer = new ResizeObserver(() => {
      // The list fills itself after mounting, and fonts arrive even later.
      const tab = list.querySelector<HTMLElement>('[data-selected]');
      if (!tab) return;
      observer.observe(tab);
      list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [chosen]);

  return (
    <AriaTabs selectedKey={chosen} onSelectionChange={(key) => onChoose(key as Id)}>
      <Strip ref={strip} aria-label={label}>
        {tabs.map(({ id, title, icon: Icon, count }) => (
          <Entry key={id} id={id}>
            <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
            <span>{title}</span>
            {count && (
              <Count>
                <span>{count.value}</span>
                <VisuallyHidden>{` ${count.words}`}</VisuallyHidden>
              </Count>
            )}
            <i aria-hidden="true" />
          </Entry>
        ))}
      </Strip>
      {shown.map(({ id }) => (
        <Panel key={id} id={id} shouldForceMount>
          {children(id)}
        </Panel>
      ))}
    </AriaTabs>
  );
}
