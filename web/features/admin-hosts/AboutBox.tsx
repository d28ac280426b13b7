import { hostRule } from '@wondercast/core/calendar/staffing/rules';
import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { TextField } from '../../ui/forms/TextField.tsx';
import { ZoneSelect } from '../../ui/forms/ZoneSelect.tsx';
import { Box } from '../../ui/primitives/form-box.ts';
import { Three } from './host-look.ts';
import { LanguageChoice } from './LanguageChoice.tsx';
import type { HostFormState } from './use-host-form.ts';

/** A host's name, contact, zone and languages. */
export function AboutBox({ form: { draft, set, field, errors } }: { readonly form: HostFormState }) {
  return (
    <Box aria-label="About">
      <h2>About</h2>
      <Three>
        <TextField {...field('name')} required maxLength={maxLengthOf(hostRule, 'name')} />
        <TextField {...field('email')} required type="email" maxLength={maxLengthOf(hostRule, 'email')} />
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
  );
}
