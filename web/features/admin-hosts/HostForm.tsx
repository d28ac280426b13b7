import { maxLengthOf } from '@wondercast/core/max-length';
import { hostRule } from '@wondercast/core/staffing/rules';
import { STALE } from '@wondercast/core/version';
import CalendarRange from 'lucide-react/icons/calendar-range';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useState } from 'react';
import { styled } from 'styled-components';
import { hostApi } from '../../api/admin/hosts.ts';
import type { HostWire } from '../../api/transport/wire.ts';
import { differing, pick } from '../../forms/draft.ts';
import { useImageUpload } from '../../forms/use-image-upload.ts';
import { useRecordForm } from '../../forms/use-record-form.ts';
import { counted } from '../../ui/formats/counted.ts';
import { placeWords, timeIn, zoneOf } from '../../ui/formats/zone-moment.ts';
import { ConflictNote } from '../../ui/forms/ConflictNote.tsx';
import { ImageDrop } from '../../ui/forms/ImageDrop.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { useUnsaved } from '../../ui/forms/use-unsaved.ts';
import { ZoneSelect } from '../../ui/forms/ZoneSelect.tsx';
import { ConfirmDialog } from '../../ui/overlays/ConfirmDialog.tsx';
import { say, sayError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { HostFace, NoFace } from '../../ui/shop/HostFace.tsx';
import { d3 } from '../../ui/theme/type.ts';
import { Absences } from './Absences.tsx';
import { ActiveBox } from './ActiveBox.tsx';
import { CanLead } from './CanLead.tsx';
import { HostLink } from './HostLink.tsx';
import { HoursEditor } from './HoursEditor.tsx';
import { bodyOf, draftOf, type HostDraft, LABELS } from './host-draft.ts';
import { Box, Columns, SaveBar, Three } from './host-look.ts';
import { hoursWords, minutesOf } from './hours-week.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import { OwnCalendar } from './OwnCalendar.tsx';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 14px;
  align-items: center;
  & > div {
    flex: 1;
    min-width: 0;
  }
  & h1 {
    ${d3}
    overflow-wrap: anywhere;
  }
  & p {
    font-size: 14px;
    color: var(--text-3);
  }
`;

const Crumb = styled.button`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  min-height: 28px;
  margin: 0 0 6px -4px;
  padding: 0 6px 0 0;
  border: 0;
  border-radius: var(--r-xs);
  background: none;
  color: var(--text-2);
  font-weight: 600;
  font-size: 14px;
  cursor: pointer;
`;

const Numbers = styled.div`
  display: grid;
  gap: 12px;
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 88px 30px;
    gap: 4px 10px;
    align-items: center;
    & > label {
      font-weight: 400;
    }
    & > input {
      height: 40px;
      text-align: center;
      font-variant-numeric: tabular-nums;
    }
    & > span[id]:not(:has(svg)) {
      font-size: 14px;
    }
    & > span:has(svg) {
      grid-column: 1 / -1;
    }
  }
`;

interface HostFormProps {
  /** Null for a new one. */
  readonly host: HostWire | null;
  readonly onClose: () => void;
  readonly onCreated: (host: HostWire) => void;
  readonly onSchedule: () => void;
}

/** One host: who they are, when they work, what they lead. */
export function HostForm({ host, onClose, onCreated, onSchedule }: HostFormProps) {
  const [asks, setAsks] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const form = useRecordForm({
    record: host,
    api: hostApi,
    draftOf,
    bodyOf,
    rule: hostRule,
    labels: LABELS,
    onCreated: (created) => {
      say('Host added', created.name);
      onCreated(created);
    },
    onUpdated: (saved) => {
      setRefused(null);
      say('Host saved', saved.name);
    },
    onFailed: (error) => {
      const words = error?.message ?? 'The shop cannot be reached. Please try again.';
      if (error?.status === 409) setRefused(words);
      sayError(words, 'Not saved');
    },
  });
  const { draft, set, field, errors, pending, dirty, conflict, submit, element } = form;
  const changes = differing(draftOf(host), draft).length;
  const upload = useImageUpload({
    onUploaded: (pictureUrl) => set({ pictureUrl }),
    onFailed: ({ title, text }) => sayError(text, title),
  });
  useUnsaved(dirty, () => setAsks(true));
  const leave = () => (dirty ? setAsks(true) : onClose());
  const number = (name: 'breakBefore' | 'breakAfter' | 'mostADay', hint?: string) => (
    <TextField {...field(name)} type="number" inputMode="numeric" min={0} {...(hint ? { hint } : {})} />
  );

  return (
    <form
      ref={element}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Crumb type="button" onClick={leave}>
        <ChevronLeft size={17} strokeWidth={1.75} aria-hidden="true" />
        Hosts
      </Crumb>
      <Head>
        {draft.name.trim() === '' ? (
          <NoFace size={56} />
        ) : (
          <HostFace name={draft.name} pictureUrl={draft.pictureUrl || null} size={56} />
        )}
        <div>
          <h1>{host?.name ?? 'New host'}</h1>
          {host && (
            <p>
              {timeIn(Date.now(), zoneOf(host.zone))} in {placeWords(zoneOf(host.zone))}.{' '}
              {host.sessionsThisWeek} of {host.mostThisWeek} sessions this week
            </p>
          )}
        </div>
        {host && (
          <Button look="quiet" size="sm" onClick={onSchedule}>
            <CalendarRange size={17} strokeWidth={1.75} aria-hidden="true" />
            Schedule
          </Button>
        )}
      </Head>
      {conflict && (
        <div style={{ marginTop: 16 }}>
          <ConflictNote
            message={STALE}
            differences={conflict.names.map((name) => {
              const [theirs, own] = [wordsOf(conflict.theirs, name), wordsOf(draft, name)];
              return {
                name,
                label: LABELS[name],
                theirs: theirs || 'Nothing',
                own: own === theirs ? null : own,
                onTakeTheirs: () => set(pick(conflict.theirs, [name])),
              };
            })}
          />
        </div>
      )}
      {refused && !conflict && (
        <div style={{ marginTop: 16 }}>
          <Note tone="bad" silent>
            {refused}
          </Note>
        </div>
      )}
      <Columns>
        <div>
          <Box aria-label="About">
            <h2>About</h2>
            <Three>
              <TextField {...field('name')} required maxLength={maxLengthOf(hostRule, 'name')} />
              <TextField
                {...field('email')}
                required
                type="email"
                maxLength={maxLengthOf(hostRule, 'email')}
              />
              <TextField
                {...field('phone')}
                note="optional"
                type="tel"
                maxLength={maxLengthOf(hostRule, 'phone')}
              />
              <div data-all="">
                <TextField {...field('about')} note="optional" maxLength={maxLengthOf(hostRule, 'about')} />
              </div>
              <ZoneSelect always chosen={draft.zone} onChoose={(zone) => zone && set({ zone })} />
              <div data-all="">
                <LanguageChoice
                  chosen={draft.languages}
                  error={errors.languages ?? null}
                  onChange={(languages) => set({ languages })}
                />
              </div>
            </Three>
          </Box>
          <Box aria-label="Weekly hours">
            <h2>
              Weekly hours
              <small>
                in {placeWords(draft.zone)} time, {hoursWords(minutesOf(draft.hours))} a week
              </small>
            </h2>
            <HoursEditor hours={draft.hours} zone={draft.zone} onChange={(hours) => set({ hours })} />
          </Box>
          <Box aria-label="Can lead">
            <h2>
              Can lead
              <small>{counted(draft.experienceIds.length, 'experience')}</small>
            </h2>
            <CanLead chosen={draft.experienceIds} onChange={(experienceIds) => set({ experienceIds })} />
          </Box>
        </div>
        <div>
          <Box aria-label="Limits">
            <h2>Limits</h2>
            <Numbers>
              {number('breakBefore', 'min')}
              {number('breakAfter', 'min')}
              {number('mostADay')}
            </Numbers>
          </Box>
          {host && (
            <Box aria-label="Absences">
              <Absences host={host} />
            </Box>
          )}
          <Box aria-label="Own calendar">
            <h2>Own calendar</h2>
            <OwnCalendar host={host} field={field('feedUrl')} />
          </Box>
          {host && (
            <Box aria-label="Host page">
              <HostLink host={host} />
            </Box>
          )}
          {host && (
            <Box aria-label="Active">
              <ActiveBox
                host={host}
                active={draft.active}
                onChange={(active) => set({ active })}
                onShow={onSchedule}
              />
            </Box>
          )}
          <Box aria-label="Picture">
            <ImageDrop
              label="Picture"
              note="optional"
              hint="Square, up to 5 MB"
              kind="card"
              ratio="5 / 2"
              removable
              value={draft.pictureUrl}
              error={errors.pictureUrl ?? null}
              progress={upload.progress}
              onFile={(file) => void upload.upload(file)}
              onAddress={(pictureUrl) => set({ pictureUrl })}
            />
          </Box>
        </div>
      </Columns>
      <SaveBar>
        <Button type="submit" pending={pending} disabled={!dirty && host !== null}>
          {host ? 'Save Host' : 'Add Host'}
        </Button>
        {dirty && (
          <Button look="quiet" onClick={() => set(draftOf(host))}>
            Discard
          </Button>
        )}
        <span>{changes === 0 ? 'Everything is saved' : `${counted(changes, 'change')} not saved`}</span>
      </SaveBar>
      <ConfirmDialog
        isOpen={asks}
        title="Unsaved changes"
        text="Your changes are not saved. If you leave now, they are lost."
        keepLabel="Keep editing"
        actLabel="Discard changes"
        pending={false}
        onKeep={() => setAsks(false)}
        onAct={() => {
          setAsks(false);
          onClose();
        }}
      />
    </form>
  );
}

/** A field in words. */
function wordsOf(draft: HostDraft, name: keyof HostDraft): string {
  const value = draft[name];
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return name === 'hours' ? hoursWords(minutesOf(draft.hours)) : value.join(', ');
}
