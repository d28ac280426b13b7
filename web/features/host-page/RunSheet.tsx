import type { Zone } from '@wondercast/core/calendar/scheduling/zone';
import { tierLabel } from '@wondercast/core/shop/pricing/tiers';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Link2Off from 'lucide-react/icons/link-2-off';
import Video from 'lucide-react/icons/video';
import type { HostPageSessionWire } from '../../api/transport/wire.ts';
import { timeIn } from '../../ui/formats/zone-moment.ts';
import { Badge } from '../../ui/primitives/Badge.tsx';
import { ButtonAnchor } from '../../ui/primitives/Button.tsx';
import { FALLBACK_IMAGE } from '../../ui/primitives/image-sources.ts';
import { Picture } from '../../ui/primitives/Picture.tsx';
import { customerWords, peopleWords } from './host-words.ts';
import { RunDetails } from './RunDetails.tsx';
import { Clock, Run, Sheet, Summary, Top, Who } from './run-sheet-look.ts';

interface RunSheetProps {
  readonly session: HostPageSessionWire;
  readonly zone: Zone;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A session that the host leads; expanded, it shows everything needed to run it. */
export function RunSheet({ session, zone, isOpen, onToggle }: RunSheetProps) {
  const { assignmentId, experience, startsAt, minutes, selectedTier, joinUrl, place } = session;
  const details = `run-${assignmentId}`;
  const isReachable = joinUrl !== null || place !== null;
  return (
    <Sheet>
      <Top>
        <Summary type="button" aria-expanded={isOpen} aria-controls={details} onClick={onToggle}>
          <Clock>
            <span>{timeIn(startsAt, zone)}</span>
            <small>{`${minutes} min`}</small>
          </Clock>
          <Picture src={experience?.imageUrl ?? FALLBACK_IMAGE} kind="card" sizes="46px" />
          <Who>
            <b>{experience?.title ?? 'Experience not found'}</b>
            <span>
              {`${customerWords(session)}. ${peopleWords(session) ?? `${tierLabel(selectedTier)} tier`}`}
            </span>
          </Who>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </Summary>
        {joinUrl && (
          <ButtonAnchor look="quiet" size="sm" href={joinUrl}>
            <Video size={16} strokeWidth={1.75} aria-hidden="true" />
            Join link
          </ButtonAnchor>
        )}
        {!joinUrl && place && (
          <Badge tone="ok">
            <Check size={16} strokeWidth={1.75} aria-hidden="true" />
            Ready
          </Badge>
        )}
        {!isReachable && (
          <Badge tone="warn">
            <Link2Off size={16} strokeWidth={1.75} aria-hidden="true" />
            Link follows
          </Badge>
        )}
      </Top>
      <Run id={details} hidden={!isOpen}>
        <RunDetails session={session} />
      </Run>
    </Sheet>
  );
}
