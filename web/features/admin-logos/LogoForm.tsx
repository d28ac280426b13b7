import { maxLengthOf } from '@wondercast/core/kernel/max-length';
import { logoCarouselRule, logoRule } from '@wondercast/core/shop/catalogue/rules';
import { useRef, useState } from 'react';
import type { CarouselLogo } from '../../api/admin/logo-carousel.ts';
import type { LogoCarouselWire } from '../../api/transport/wire.ts';
import { useImageUpload } from '../../forms/use-image-upload.ts';
import { type Rule, useSubmission } from '../../forms/use-submission.ts';
import { FormDialog } from '../../ui/forms/FormDialog.tsx';
import { Stack } from '../../ui/forms/field-look.ts';
import { ImageDrop } from '../../ui/forms/ImageDrop.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { TextField } from '../../ui/forms/TextField.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';

/** The scale is a decimal number such as 1.25. Its rule limits the number but not the text's length. */
const MAX_SCALE_LENGTH = 4;

type Logo = LogoCarouselWire['logos'][number];

/** The rule of a single logo, derived from the rule of the list. */
const rule: Rule<CarouselLogo> = {
  safeParse: (input) => {
    const judged = logoCarouselRule.safeParse({ enabled: true, logos: [input] });
    if (judged.success) return { success: true, data: input as CarouselLogo };
    const issues = judged.error.issues.map(({ path, message }) => ({ path: path.slice(2), message }));
    return { success: false, error: { issues } };
  },
};

interface LogoFormProps {
  /** null for a new one. */
  readonly logo: Logo | null;
  readonly send: (logo: CarouselLogo) => Promise<void>;
  readonly onClose: () => void;
}

/** Adds a partner's logo, or edits one. */
export function LogoForm({ logo, send, onClose }: LogoFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const initial = {
    imageUrl: logo?.imageUrl ?? '',
    altText: logo?.altText ?? '',
    linkUrl: logo?.linkUrl ?? '',
    scale: String(logo?.scale ?? 1),
    isActive: logo?.isActive ?? true,
  };
  const [draft, setDraft] = useState(initial);
  const set = (change: Partial<typeof draft>) => setDraft((now) => ({ ...now, ...change }));
  const { errors, pending, submit } = useSubmission({
    form,
    rule,
    send,
    onDone: onClose,
    onFailed: (error) => showError(error?.message ?? 'Please try again.', 'Failed to update logo carousel'),
  });
  const { progress, upload } = useImageUpload({
    onUploaded: (imageUrl) => {
      set({ imageUrl });
      showToast('Image uploaded successfully!');
    },
    onFailed: ({ title, text }) => showError(text, title),
  });
  const field = (name: 'altText' | 'linkUrl' | 'scale') => ({
    name,
    autoComplete: 'off',
    value: draft[name],
    error: errors[name] ?? null,
    onChange: ({ target }: { readonly target: { readonly value: string } }) => set({ [name]: target.value }),
  });
  return (
    <FormDialog
      title={logo ? 'Edit Logo' : 'Add Logo'}
      width={480}
      form={form}
      dirty={JSON.stringify(draft) !== JSON.stringify(initial)}
      pending={pending}
      saveLabel={logo ? 'Save changes' : 'Add logo'}
      onSave={() => void submit({ ...draft, id: logo?.id ?? null, scale: Number(draft.scale) })}
      onClose={onClose}
    >
      <Stack>
        <ImageDrop
          label="Logo"
          hint="Transparent PNG or WebP, up to 5 MB"
          kind="card"
          ratio="16 / 6"
          contain
          value={draft.imageUrl}
          error={errors.imageUrl ?? null}
          progress={progress}
          onFile={(file) => void upload(file)}
          onAddress={(imageUrl) => set({ imageUrl })}
        />
        <TextField
          label="Name"
          {...field('altText')}
          required
          maxLength={maxLengthOf(logoRule, 'altText')}
          hint="For people who cannot see the logo"
        />
        <TextField
          label="Link"
          {...field('linkUrl')}
          note="optional"
          inputMode="url"
          maxLength={maxLengthOf(logoRule, 'linkUrl')}
          placeholder="https://"
        />
        <TextField
          label="Scale"
          {...field('scale')}
          inputMode="decimal"
          maxLength={MAX_SCALE_LENGTH}
          hint="1 is as tall as the strip; 0.1 to 5"
        />
        <SwitchRow
          label="Shown in the strip"
          checked={draft.isActive}
          onChange={(isActive) => set({ isActive })}
        />
      </Stack>
    </FormDialog>
  );
}
