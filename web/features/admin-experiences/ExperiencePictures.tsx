import { useImageUpload } from '../../forms/use-image-upload.ts';
import type { FieldErrors } from '../../forms/use-submission.ts';
import { ImageDrop } from '../../ui/forms/ImageDrop.tsx';
import { SwitchRow } from '../../ui/forms/SwitchRow.tsx';
import { showError, showToast } from '../../ui/overlays/toasts.ts';
import { Hint } from '../../ui/primitives/Text.tsx';
import { EXPERIENCE, type ExperienceDraft } from './experience-draft.ts';
import { Side } from './experience-look.ts';

interface ExperiencePicturesProps {
  readonly draft: ExperienceDraft;
  readonly errors: FieldErrors;
  readonly onChange: (change: Partial<ExperienceDraft>) => void;
}

const useUploadInto = (onUploaded: (address: string) => void) =>
  useImageUpload({
    onUploaded: (address) => {
      onUploaded(address);
      showToast('Image uploaded successfully!');
    },
    onFailed: ({ title, text }) => showError(text, title),
  });

/** The two pictures of an experience, and where they are shown. */
export function ExperiencePictures({ draft, errors, onChange }: ExperiencePicturesProps) {
  const card = useUploadInto((imageUrl) => onChange({ imageUrl }));
  const cover = useUploadInto((coverImageUrl) => onChange({ coverImageUrl }));
  return (
    <Side>
      <ImageDrop
        label={EXPERIENCE.labels.imageUrl}
        hint="386 × 482, up to 5 MB"
        kind="card"
        ratio="386 / 482"
        value={draft.imageUrl}
        error={errors.imageUrl ?? null}
        progress={card.progress}
        onFile={(file) => void card.upload(file)}
        onAddress={(imageUrl) => onChange({ imageUrl })}
      />
      <ImageDrop
        label={EXPERIENCE.labels.coverImageUrl}
        note="optional"
        hint="1600 × 700, up to 5 MB"
        kind="cover"
        ratio="16 / 9"
        removable
        value={draft.coverImageUrl}
        error={errors.coverImageUrl ?? null}
        progress={cover.progress}
        onFile={(file) => void cover.upload(file)}
        onAddress={(coverImageUrl) => onChange({ coverImageUrl })}
      />
      <SwitchRow
        label={EXPERIENCE.labels.featured}
        checked={draft.featured}
        onChange={(featured) => onChange({ featured })}
      />
      <SwitchRow
        label={EXPERIENCE.labels.isNew}
        checked={draft.isNew}
        onChange={(isNew) => onChange({ isNew })}
      />
      <SwitchRow
        label={EXPERIENCE.labels.published}
        checked={draft.published}
        onChange={(published) => onChange({ published })}
      />
      {!draft.published && <Hint>A draft: only the staff see it.</Hint>}
    </Side>
  );
}
