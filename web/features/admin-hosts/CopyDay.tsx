import type { DaySpan, Weekday } from '@wondercast/core/calendar/scheduling/booking-rules';
import Copy from 'lucide-react/icons/copy';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { styled } from 'styled-components';
import { menuItem, menuPanel } from '../../ui/primitives/menu-look.ts';
import { copied, WEEKDAYS } from './hours-week.ts';

const Trigger = styled(Button)`
  display: inline-grid;
  place-items: center;
  width: 34px;
  height: 34px;
  padding: 0;
  border: 0;
  border-radius: var(--r-sm);
  background: none;
  cursor: pointer;
  &[data-hovered] {
    background: color-mix(in srgb, var(--text) 11%, transparent);
  }
`;

const Panel = styled(Popover)`
  ${menuPanel}
`;

const List = styled(Menu)`
  outline: none;
`;

const Item = styled(MenuItem)`
  ${menuItem}
`;

const WORKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5];
const ALL: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

interface CopyDayProps {
  readonly name: string;
  readonly weekday: Weekday;
  readonly hours: readonly DaySpan[];
  readonly onChange: (hours: readonly DaySpan[]) => void;
}

/** Copies the hours of one day to others. */
export function CopyDay({ name, weekday, hours, onChange }: CopyDayProps) {
  const to = (days: readonly Weekday[]) => () => onChange(copied(hours, weekday, days));
  return (
    <MenuTrigger>
      <Trigger aria-label={`Copy the hours of ${name}`}>
        <Copy size={17} strokeWidth={1.75} aria-hidden="true" />
      </Trigger>
      <Panel placement="bottom end">
        <List aria-label={`Copy the hours of ${name} to`}>
          <Item onAction={to(WORKDAYS)}>Monday to Friday</Item>
          <Item onAction={to(ALL)}>Every day</Item>
          {WEEKDAYS.filter((day) => day.weekday !== weekday).map((day) => (
            <Item key={day.weekday} onAction={to([day.weekday])}>
              <span>{day.name}</span>
            </Item>
          ))}
        </List>
      </Panel>
    </MenuTrigger>
  );
}
