import { styled } from 'styled-components';
import type { InboxWire } from '../../api/transport/wire.ts';
import { nearDay, ownZone } from '../../ui/formats/zone-moment.ts';
import { Link } from '../../ui/primitives/Link.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { TextLink } from '../../ui/primitives/Text.tsx';

type Unread = InboxWire['unreadCalendars'][number];

const List = styled.ul`
  display: grid;
  gap: 6px;
`;

const wordsOf = ({ hostName, since, error, takesInstant }: Unread): string =>
  [
    `${hostName}’s own calendar has not been read since ${nearDay(since, ownZone())}${error ? `: ${error}` : '.'}`,
    takesInstant && 'Until it is read, they are offered at no free time.',
  ]
    .filter(Boolean)
    .join(' ');

/** Hosts whose own calendar could not be read for a day, with a link to fix it. */
export function UnreadCalendars({ unread }: { readonly unread: readonly Unread[] }) {
  if (unread.length === 0) return null;
  return (
    <div style={{ marginBottom: 16 }}>
      <Note tone="warn">
        <List aria-label="Calendars that cannot be read">
          {unread.map((each) => (
            <li key={each.hostId}>
              <span>{wordsOf(each)}</span>{' '}
              <TextLink
                as={Link}
                to={`/admin?tab=hosts&host=${each.hostId}`}
                aria-label={`Calendar settings of ${each.hostName}`}
              >
                Calendar settings
              </TextLink>
            </li>
          ))}
        </List>
      </Note>
    </div>
  );
}
