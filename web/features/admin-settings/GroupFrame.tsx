import type { Permission } from '@wondercast/core/people/account/permissions';
import type { ComponentProps, ReactNode } from 'react';
import type { SettingsWire } from '../../api/admin/settings.ts';
import { useMay } from '../../api/session/use-may.ts';
import { ReadOnly } from '../../ui/forms/ReadOnly.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import type { Elements } from '../../ui/primitives/elements.ts';
import { SaveBar } from '../../ui/primitives/form-box.ts';
import { Note } from '../../ui/primitives/Note.tsx';
import { useKeptFocus } from '../../ui/primitives/use-kept-focus.ts';
import { ChangedBy } from './ChangedBy.tsx';
import { Columns, Frame } from './settings-look.ts';

interface GroupFrameProps {
  /** Props of the form element. */
  readonly form: ComponentProps<'form'>;
  readonly version: number;
  readonly changed: SettingsWire['brand']['changed'];
  readonly dirty: boolean;
  readonly pending: boolean;
  readonly conflict: string | null;
  readonly onDiscard: () => void;
  readonly preview: Elements;
  /** The permission that saving needs. */
  readonly permission?: Permission;
  readonly children: ReactNode;
}

/** A settings group: its form, a preview next to it, and the save bar. */
export function GroupFrame(props: GroupFrameProps) {
  const { form, version, changed, dirty, pending, conflict, onDiscard, preview, children } = props;
  const mayWrite = useMay(props.permission ?? 'settings:write');
  const bar = useKeptFocus<HTMLDivElement>(dirty ? 1 : 0);
  return (
    <Frame {...form}>
      <Columns>
        <div>
          <ChangedBy changed={changed} />
          {conflict && (
            <Note tone="warn">
              {`${conflict} What only they changed is updated here; save again to keep your own changes.`}
            </Note>
          )}
          <ReadOnly what={mayWrite ? null : 'settings'}>{children}</ReadOnly>
        </div>
        <aside aria-label="Preview">
          <p>Preview of what you have typed</p>
          {preview}
        </aside>
      </Columns>
      {mayWrite && (
        <SaveBar ref={bar} tabIndex={-1}>
          <Button type="submit" pending={pending} disabled={!dirty}>
            Save Changes
          </Button>
          {dirty && (
            <Button look="quiet" onClick={onDiscard}>
              Discard
            </Button>
          )}
          {version > 0 && <span>{`Version ${version}`}</span>}
        </SaveBar>
      )}
    </Frame>
  );
}
