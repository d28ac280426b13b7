import { useEffect, useId, useRef } from 'react';
import ChosenTime from '../../forms/free-times/ChosenTime.tsx';
import { TakenNote } from '../../forms/free-times/TakenNote.tsx';
import TimePicker from '../../forms/free-times/TimePicker.tsx';
import { WayToTimes } from '../../forms/free-times/WayToTimes.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { PanelTitle, Soft } from '../../ui/primitives/Text.tsx';
import { useShownZone } from '../../ui/primitives/use-shown-zone.ts';
import type { OtherTimesProps } from './other-times-props.ts';
import { Buttons, FormPanel } from './suggested-times-look.ts';

/** Like an otherwise empty cart, because only this session is chosen. */
const ALONE = { units: 1, rest: [], holdId: null } as const;

/** A free time instead of the suggested ones; it is agreed at once. Focus starts at its title. */
export default function TakeFree({ token, session, suggestion, backLabel }: OtherTimesProps) {
  const id = useId();
  const title = useRef<HTMLDivElement>(null);
  const [zone, chooseZone] = useShownZone();
  const { free, take, taking, drop } = suggestion;
  const { experience, time, choose, gone, mayWish, turn } = free;
  useEffect(() => title.current?.focus(), []);
  if (!experience) return null;
  return (
    <FormPanel aria-labelledby={id}>
      <div ref={title} tabIndex={-1} style={{ outline: 'none' }}>
        <PanelTitle id={id}>When would suit you?</PanelTitle>
        <Soft style={{ marginTop: 4, fontSize: 14 }}>A free time is agreed at once. Nothing is charged.</Soft>
      </div>
      {gone && <TakenNote time={gone.time} alternatives={gone.alternatives} onChoose={choose} onAll={null} />}
      <TimePicker
        {...ALONE}
        heading="Another time"
        experience={{ id: experience.id, duration: `${session.minutes} min` }}
        moving={{ id: session.id, link: token, startsAt: null }}
        zone={zone}
        onZone={chooseZone}
        chosen={time}
        onChoose={choose}
        onWish={mayWish ? () => turn('propose') : undefined}
      >
        {mayWish ? <WayToTimes way="pick" onTurn={turn} /> : undefined}
      </TimePicker>
      {time && <ChosenTime time={time} />}
      <Buttons>
        <Button pending={taking} disabled={!time} onClick={take}>
          {taking ? 'Taking it...' : 'Take this time'}
        </Button>
        <Button look="bare" onClick={drop}>
          {backLabel}
        </Button>
      </Buttons>
    </FormPanel>
  );
}
