import type { RefObject } from 'react';
import { styled } from 'styled-components';
import { momentIn, timeIn } from '../../ui/formats/zone-moment.ts';
import { Picture } from '../../ui/primitives/Picture.tsx';
import type { Moving } from './board-props.ts';
import type { Shown } from './desk-address.ts';

/** Follows the pointer with a CSS transform, without re-rendering. */
const Box = styled.div`
  position: fixed;
  left: 0;
  top: 0;
  z-index: 60;
  width: 214px;
  pointer-events: none;
  will-change: transform;
  & > div {
    display: grid;
    grid-template-columns: 24px minmax(0, 1fr);
    column-gap: 8px;
    padding: 7px 8px;
    rotate: -1.6deg;
    border-radius: var(--r-sm);
    background: var(--s3);
    box-shadow:
      var(--shadow-3),
      0 0 0 2px var(--action);
    font-size: 12.5px;
    line-height: 1.3;
    & img {
      display: block;
      width: 24px;
      height: 31px;
      border-radius: 5px;
      object-fit: cover;
    }
    & b {
      display: block;
      font-weight: 650;
      font-size: 13px;
    }
  }
  & > p {
    display: inline-block;
    margin: 8px 0 0 10px;
    padding: 7px 11px;
    border-radius: var(--r-sm);
    background: var(--text);
    color: var(--ground);
    font-size: 12.5px;
    line-height: 1.35;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
    box-shadow: var(--shadow-2);
  }
`;

interface GhostProps {
  readonly moving: Moving;
  readonly shown: Shown;
  readonly box: RefObject<HTMLDivElement | null>;
}

/** The dragged session with its new time. */
export function Ghost({ moving: { movable, startsAt }, shown: { zone }, box }: GhostProps) {
  const { session, minutes } = movable;
  return (
    <Box ref={box} aria-hidden="true">
      <div>
        {session.experience && <Picture src={session.experience.imageUrl} kind="card" sizes="24px" />}
        <span>
          <b>{timeIn(startsAt, zone)}</b>
          <span>{session.companyName ?? session.firstName}</span>
        </span>
      </div>
      <p>
        <span>{`${session.experience?.title ?? ''}, ${minutes} min`}</span>
        <br />
        <span>{momentIn(startsAt, zone)}</span>
      </p>
    </Box>
  );
}
