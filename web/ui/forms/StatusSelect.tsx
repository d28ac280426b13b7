import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useEffect, useRef, useState } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { menuItem, menuPanel } from '../primitives/menu-look.ts';
import { Spinner } from '../primitives/Spinner.tsx';

const Panel = styled(Popover)`
  ${menuPanel}
`;

const List = styled(Menu)`
  outline: none;
`;

const Item = styled(MenuItem)`
  ${menuItem}
  &:has(small) {
    max-width: 330px;
    padding-block: 8px;
    line-height: 1.3;
  }
  & small {
    display: block;
    font-weight: 400;
    font-size: 13px;
    color: var(--text-3);
  }
`;

export type StatusTone = 'ok' | 'warn' | 'flat';

const Pill = styled.button<{ $tone: StatusTone | null }>`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  height: 32px;
  padding: 0 7px 0 10px;
  border: 0;
  border-radius: var(--r-sm);
  background: var(--quiet);
  font-size: 13px;
  font-weight: 600;
  white-space: nowrap;
  cursor: pointer;
  &::before {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--${({ $tone }) => ($tone === 'flat' ? 'text-3' : $tone)});
    display: ${({ $tone }) => ($tone ? 'block' : 'none')};
  }
  &:hover {
    background: var(--quiet-hover);
  }
  &:disabled {
    opacity: 0.6;
    cursor: progress;
  }
  &[title]:disabled {
    opacity: 1;
    cursor: default;
    & > svg {
      display: none;
    }
  }
  & > svg {
    flex: none;
    color: var(--text-3);
  }
  & > span + span {
    width: 13px;
    height: 13px;
    margin: 0 1px;
    border-width: 2px;
  }
`;

export interface StatusOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** The colour of its dot; by default no dot. */
  readonly tone?: StatusTone;
  /** An explanation, shown only in the list. */
  readonly text?: string;
}

interface StatusSelectProps<Value extends string> {
  /** The accessible name: what is set, and of which record. */
  readonly label: string;
  readonly options: readonly StatusOption<Value>[];
  readonly chosen: Value;
  /** Whether it is being changed, so that nothing can be chosen. */
  readonly pending: boolean;
  /** Why it cannot be changed; null when it can. */
  readonly locked?: string | null;
  readonly onChoose: (value: Value) => void;
}

/** A status with the list to change it. A table has hundreds of them, so the list is rendered only when opened. */
export function StatusSelect<Value extends string>(props: StatusSelectProps<Value>) {
  const { label, options, chosen, pending, locked = null, onChoose } = props;
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const chose = useRef(false);
  const now = options.find(({ value }) => value === chosen) ?? options[0];

  // A disabled button loses focus, so focus is restored here.
  useEffect(() => {
    if (pending || !chose.current) return;
    chose.current = false;
    if (document.activeElement === document.body) trigger.current?.focus({ preventScroll: true });
  }, [pending]);

  // The list fills itself after mounting, so focus moves to the chosen entry once it exists.
  useEffect(() => {
    const menu = list.current;
    if (!isOpen || !menu) return;
    const focus = () => {
      const entry = menu.querySelector<HTMLElement>('[aria-checked="true"]');
      entry?.focus();
      return entry !== null;
    };
    if (focus()) return;
    const filling = new MutationObserver(() => {
      if (focus()) filling.disconnect();
    });
    filling.observe(menu, { childList: true, subtree: true, attributes: true });
    return () => filling.disconnect();
  }, [isOpen]);

  const choose = (value: Value | undefined) => {
    setOpen(false);
    if (value === undefined || value === chosen) return;
    chose.current = true;
    onChoose(value);
  };

  return (
    <>
      <Pill
        ref={trigger}
        $tone={now?.tone ?? null}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={`${now?.label}, ${label}`}
        disabled={pending || locked !== null}
        title={locked ?? undefined}
        onClick={() => setOpen(true)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <span>{now?.label}</span>
        {pending ? <Spinner /> : <ChevronDown size={15} strokeWidth={1.75} aria-hidden="true" />}
      </Pill>
      {isOpen && (
        <Panel triggerRef={trigger} isOpen onOpenChange={setOpen} placement="bottom start">
          <List
            ref={list}
            aria-label={label}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[chosen]}
            onAction={(key) => choose(options.find(({ value }) => value === key)?.value)}
          >
            {options.map(({ value, label: words, text }) => (
              <Item key={value} id={value} textValue={words}>
                <Check size={16} strokeWidth={2} aria-hidden="true" />
                <span>
                  <span>{words}</span>
                  {text && <small>{text}</small>}
                </span>
              </Item>
            ))}
          </List>
        </Panel>
      )}
    </>
  );
}
