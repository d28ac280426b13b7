import type { Policy } from '@wondercast/core/shop/policy/policy';
import { useState } from 'react';
import { useMay } from '../../api/session/use-may.ts';
import { ZonesEditor } from '../../forms/ZonesEditor.tsx';
import { zonesOf } from '../../forms/zones-draft.ts';
import { ReadOnly } from '../../ui/forms/ReadOnly.tsx';
import { Button } from '../../ui/primitives/Button.tsx';
import { Box, SaveBar } from '../../ui/primitives/form-box.ts';
import { LoadFailure } from '../../ui/primitives/LoadFailure.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Skeleton } from '../../ui/primitives/Skeleton.tsx';
import { useKeptFocus } from '../../ui/primitives/use-kept-focus.ts';
import { ChangedBy } from './ChangedBy.tsx';
import { PolicyExceptions } from './PolicyExceptions.tsx';
import { PolicyPreview } from './PolicyPreview.tsx';
import { Columns } from './settings-look.ts';
import { usePolicyForm } from './use-policy-form.ts';

/** The shop's cancellation policy, for experiences without their own. */
export function PolicyForm() {
  const state = usePolicyForm();
  const { query, zones, errors, isWrong, isChanged, theirVersion } = state;
  const mayWrite = useMay('settings:write');
  const bar = useKeptFocus<HTMLDivElement>(state.isChanged ? 1 : 0);
  const [last, setLast] = useState<Policy | null>(null);
  const policy = zones && !isWrong ? { zones: zonesOf(zones) } : last;
  // While the draft is invalid, the last valid text stays.
  if (policy && JSON.stringify(policy) !== JSON.stringify(last)) setLast(policy);
  if (!zones)
    return query.isError ? (
      <LoadFailure pending={query.isFetching} onRetry={() => void query.refetch()}>
        Failed to load the policy
      </LoadFailure>
    ) : (
      <Skeleton $height="320px" $radius="var(--r-lg)" aria-busy="true" />
    );
  return (
    <form
      ref={state.form}
      method="post"
      noValidate
      aria-label="What a change costs"
      onSubmit={(event) => {
        event.preventDefault();
        state.save();
      }}
    >
      <Columns>
        <div>
          {query.data && <ChangedBy changed={query.data.changed} />}
          {theirVersion && (
            <Note tone="warn">{`Somebody else has saved meanwhile. Theirs says: ${theirVersion.words.map(({ when, what }) => `${when}: ${what}`).join(' ')} Save again to replace it, or discard yours.`}</Note>
          )}
          <Box>
            <h2>
              What a change costs <small>by hours before the start</small>
            </h2>
            <ReadOnly what={mayWrite ? null : 'settings'}>
              <ZonesEditor zones={zones} errors={errors} onChange={state.change} />
            </ReadOnly>
          </Box>
          <PolicyExceptions exceptions={query.data?.exceptions ?? []} />
        </div>
        <aside aria-label="In words, as customers read it">
          <p>In words, as customers read it</p>
          {policy && <PolicyPreview policy={policy} />}
        </aside>
      </Columns>
      {mayWrite && (
        <SaveBar ref={bar} tabIndex={-1}>
          <Button type="submit" pending={state.pending} disabled={!isChanged}>
            Save Changes
          </Button>
          {isChanged && (
            <>
              <Button look="quiet" onClick={state.discard}>
                Discard
              </Button>
              <span>Changes are not saved</span>
            </>
          )}
        </SaveBar>
      )}
    </form>
  );
}
