import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { styled } from 'styled-components';
import { zoneTitle } from '../../ui/formats/free-time-words.ts';
import { ZoneSelect } from '../../ui/forms/ZoneSelect.tsx';
import type { Elements } from '../../ui/primitives/elements.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  & > span {
    display: flex;
    flex: none;
    align-items: center;
    gap: 12px;
  }
  & b {
    font-weight: 650;
  }
`;

interface TimesHeadProps {
  /** Of the heading, which names the times below. */
  readonly id: string;
  readonly heading: string;
  readonly zone: Zone;
  readonly onZone: (zone: Zone) => void;
  /** Stands after the heading. */
  readonly children?: Elements;
}

/** Above free times: whose clocks they are shown by, and another's. */
export function TimesHead({ id, heading, zone, onZone, children }: TimesHeadProps) {
  return (
    <Row>
      <span>
        <b id={id}>{heading}</b>
        {children}
      </span>
      <div style={{ minWidth: 0, maxWidth: 220 }}>
        <ZoneSelect
          pill
          always
          label={`Time zone of these times: ${zoneTitle(zone)}`}
          chosen={zone}
          words={zoneTitle(zone)}
          onChoose={(other) => other && onZone(other)}
        />
      </div>
    </Row>
  );
}
