import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import type { HostWire } from '../../api/transport/wire.ts';
import { counted } from '../../ui/formats/counted.ts';
import { nearDay, ownZone, sinceNow } from '../../ui/formats/zone-moment.ts';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Hint } from '../../ui/primitives/Text.tsx';

const State = styled.p<{ $tone: 'ok' | 'bad' }>`
  display: flex;
  gap: 8px;
  margin-top: 10px;
  font-size: 14px;
  line-height: 1.4;
  font-weight: 600;
  color: var(--${({ $tone }) => $tone});
  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

interface OwnCalendarProps {
  readonly host: HostWire | null;
  readonly field: ComponentProps<typeof TextField>;
}

/** The URL of a host's own calendar, and the result of the last reading. */
export function OwnCalendar({ host, field }: OwnCalendarProps) {
  const feed = host?.feedUrl ? host.feed : null;
  return (
    <>
      <TextField
        {...field}
        label="Address (https, iCalendar)"
        note="optional"
        type="url"
        placeholder="https://"
      />
      {feed?.failingSince && (
        <State $tone="bad">
          <CircleAlert size={17} strokeWidth={1.75} aria-hidden="true" />
          <span>
            {`Unread since ${nearDay(feed.failingSince, ownZone())}${feed.error ? `: ${feed.error}` : ''}`}
          </span>
        </State>
      )}
      {feed && !feed.failingSince && feed.readAt && (
        <State $tone="ok">
          <CircleCheck size={17} strokeWidth={1.75} aria-hidden="true" />
          <span>{`Read ${sinceNow(feed.readAt, ownZone())}, ${counted(feed.busy, 'busy time')}`}</span>
        </State>
      )}
      {feed?.remarks.map((remark) => (
        <Hint key={remark} style={{ marginTop: 6, overflowWrap: 'anywhere' }}>
          {remark}
        </Hint>
      ))}
      <Hint style={{ marginTop: 8 }}>
        {`${feed && !feed.readAt && !feed.failingSince ? 'It is read within half an hour. ' : ''}Every 30 min. Busy times are advice${host?.takesInstant ? '; free times leave them out.' : ', they never block.'}`}
      </Hint>
    </>
  );
}
