import { styled } from 'styled-components';
import type { SessionDetailWire } from '../../api/transport/wire.ts';
import { nearDay, ownZone } from '../../ui/formats/zone-moment.ts';
import { Small } from '../../ui/primitives/Text.tsx';
import { historyWords } from './history-words.ts';
import { Section } from './session-look.ts';

const List = styled.ol`
  display: grid;
  gap: 14px;
  font-size: 14px;
  line-height: 1.4;
  & > li {
    display: grid;
    grid-template-columns: 20px minmax(0, 1fr) auto;
    gap: 0 12px;
    & > svg {
      margin-top: 2px;
      color: var(--text-3);
    }
  }
  & time {
    font-size: 13px;
    color: var(--text-3);
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** What happened to a session, newest first. */
export function History({ session }: { readonly session: SessionDetailWire }) {
  const { history: events } = session;
  return (
    <Section aria-label="History">
      <h3>History</h3>
      {events.length === 0 && <Small as="p">Nothing has happened since it was booked.</Small>}
      <List>
        {events.map((event, at) => {
          const { icon: Icon, words } = historyWords(event, session);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of events never changes
            <li key={at}>
              <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
              <span>{`${event.actor} ${words}`}</span>
              <time dateTime={event.at}>{nearDay(event.at, ownZone())}</time>
            </li>
          );
        })}
      </List>
    </Section>
  );
}
