import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select } from 'react-aria-components/Select';
import { styled } from 'styled-components';
import { menuItem } from '../primitives/menu-look.ts';
import { popover } from '../primitives/popover-look.ts';
import { control, labelLook } from './field-look.ts';

export const Box = styled(Select)`
  display: flex;
  flex-direction: column;
  gap: 7px;
  min-width: 0;
  /* The trigger shows the focus. */
  &[data-focus-visible] {
    outline: none;
  }
`;

export const Name = styled(Label)`
  ${labelLook}
`;

export const Trigger = styled(Button)`
  ${control}
  justify-content: space-between;
  cursor: pointer;
  & > svg {
    flex: none;
    color: var(--text-3);
  }
  & [data-placeholder] {
    color: var(--text-3);
  }
`;

export const Panel = styled(Popover)`
  ${popover}
  min-width: max(170px, var(--trigger-width));
  padding: 6px;
`;

export const Item = styled(ListBoxItem)`
  ${menuItem}
  gap: 12px;
  min-height: 42px;
  padding: 0 12px;
  font-size: 15px;
`;

export const List = styled(ListBox)`
  outline: none;
`;
