import ChevronDown from 'lucide-react/icons/chevron-down';
import { Button as Trigger } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { type ButtonStyle, buttonLook } from '../../../ui/primitives/button-look.ts';
import { menuItem, menuPanel } from '../../../ui/primitives/menu-look.ts';

const Opener = styled(Trigger)<ButtonStyle>`
  ${buttonLook}
`;

const Panel = styled(Popover)`
  ${menuPanel}
`;

const List = styled(Menu)`
  outline: none;
`;

const Item = styled(MenuItem)`
  ${menuItem}
  &[data-bad] {
    color: var(--bad);
  }
`;

export interface Action {
  readonly label: string;
  readonly isBad?: boolean;
  readonly on: () => void;
}

/** The possible changes of a booking in a menu. */
export function ChangeMenu({ actions }: { readonly actions: readonly Action[] }) {
  if (actions.length === 0) return null;
  return (
    <MenuTrigger>
      <Opener $look="quiet" $size="sm">
        <span>Change</span>
        <ChevronDown size={16} strokeWidth={2} aria-hidden="true" />
      </Opener>
      <Panel placement="bottom end">
        <List aria-label="Change" onAction={(key) => actions.find(({ label }) => label === key)?.on()}>
          {actions.map(({ label, isBad }) => (
            <Item key={label} id={label} textValue={label} data-bad={isBad || undefined}>
              <span>{label}</span>
            </Item>
          ))}
        </List>
      </Panel>
    </MenuTrigger>
  );
}
