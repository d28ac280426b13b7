import { styled } from 'styled-components';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { Hint } from '../../ui/primitives/Text.tsx';
import { LABELS } from './host-draft.ts';
import type { HostFormState } from './use-host-form.ts';

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

/** Breaks in minutes, and the maximum number of sessions per day. */
export function LimitsBox({ form: { field, draft, set } }: { readonly form: HostFormState }) {
  const number = (name: 'breakBefore' | 'breakAfter' | 'mostADay', hint?: string) => (
    <TextField {...field(name)} type="number" inputMode="numeric" min={0} {...(hint ? { hint } : {})} />
  );
  return (
    <Box aria-label="Limits">
      <h2>Limits</h2>
      <Numbers>
        {number('breakBefore', 'min')}
        {number('breakAfter', 'min')}
        {number('mostADay')}
      </Numbers>
      <SwitchRow
        label={LABELS.takesInstant}
        checked={draft.takesInstant}
        onChange={(takesInstant) => set({ takesInstant })}
      />
      <Hint>
        {draft.takesInstant
          ? 'Customers may take a free time of theirs at once; they are told, not asked.'
          : 'Only the desk gives them sessions.'}
      </Hint>
      {draft.takesInstant && (
        <TextField
          {...field('joinUrl')}
          type="url"
          note="optional"
          hint="Where people join such a session; without it each needs a link of its own"
        />
      )}
    </Box>
  );
}
