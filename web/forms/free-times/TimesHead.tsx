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
  /** Id of the heading, which labels the times below. */
  readonly id: string;
  readonly heading: string;
  readonly zone: Zone;
  readonly onZone: (zone: Zone) => void;
  /** Content after the heading. */
  readonly children?: Elements;
}

/** The head of free times: the zone in which they are shown, and a way to change it. */
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
