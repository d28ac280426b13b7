import CalendarClock from 'lucide-react/icons/calendar-clock';
import Check from 'lucide-react/icons/check';
import Link2Off from 'lucide-react/icons/link-2-off';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { styled } from 'styled-components';
import type { ReadyPart } from './ready-parts.ts';

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border-top: 1px solid var(--line);
  border-bottom: 1px solid var(--line);
  & > li {
    display: flex;
    gap: 8px;
    align-items: flex-start;
    min-width: 0;
    padding: 10px 14px;
    font-weight: 600;
    font-size: 13.5px;
    line-height: 1.3;
    & + li {
      border-left: 1px solid var(--line);
    }
    & > svg {
      flex: none;
    }
    & small {
      display: block;
      font-weight: 400;
      font-size: 12.5px;
      color: var(--text-3);
    }
    &[data-standing='done'] > svg {
      color: var(--ok);
    }
    &[data-standing='next'] {
      color: var(--warn);
    }
    &[data-standing='later'] {
      color: var(--text-3);
    }
  }
`;

const ICONS = { time: CalendarClock, host: UserRoundPlus, link: Link2Off };

/** Agreed, staffed, linked. Only the next step is coloured. */
export function ReadyRow({ parts }: { readonly parts: readonly ReadyPart[] }) {
  return (
    <Row aria-label="Ready">
      {parts.map(({ kind, title, text, standing }) => {
        const Icon = standing === 'done' ? Check : ICONS[kind];
        return (
          <li key={kind} data-standing={standing}>
            <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
            <span>
              <span>{title}</span>
              <small>{text}</small>
            </span>
          </li>
        );
      })}
    </Row>
  );
}
