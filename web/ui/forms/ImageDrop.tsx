import ImageUp from 'lucide-react/icons/image-up';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../primitives/Button.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { FieldMessage } from './FieldMessage.tsx';
import { control, FieldBox, labelLook } from './field-look.ts';

const Name = styled.span`
  ${labelLook}
`;

const Zone = styled.div<{ $ratio: string }>`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: ${({ $ratio }) => $ratio};
  border-radius: var(--r-md);
  border: 2px dashed var(--edge);
  background: var(--sunk);
  overflow: hidden;
  text-align: center;
  font-size: 14px;
  line-height: 1.45;
  color: var(--text-2);
  & > div {
    display: grid;
    justify-items: center;
    gap: 4px;
    padding: 14px;
  }
  & b {
    color: var(--text);
    font-weight: 600;
  }
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    &[data-fallback] {
      object-fit: contain;
      padding: 24px;
    }
  }
  &[data-filled] {
    border-style: solid;
    border-color: var(--line);
  }
  /* A mark is shown as the strip shows it. */
  &[data-contain] img {
    object-fit: contain;
    padding: 16px;
    filter: var(--logo-filter);
  }
  &[data-over] {
    border-color: var(--action);
    background: var(--select-wash);
  }
  &[data-invalid] {
    border-color: var(--bad);
  }
  &:focus-visible {
    outline: 2.5px solid var(--focus);
    outline-offset: 3px;
  }
`;

const Progress = styled.progress`
  appearance: none;
  width: 100%;
  height: 6px;
  border: 0;
  border-radius: 3px;
  overflow: hidden;
  background: var(--s3);
  &::-webkit-progress-bar {
    background: var(--s3);
  }
  &::-webkit-progress-value {
    background: var(--action);
    transition: width var(--t2);
  }
  &::-moz-progress-bar {
    background: var(--action);
  }
`;

const Row = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  & > button:first-of-type {
    flex: 1;
  }
`;

const Address = styled.input`
  ${control}
  height: 38px;
  font-size: 14px;
`;

interface ImageDropProps {
  readonly label: string;
  readonly note?: string;
  /** Tells which size is wanted. */
  readonly hint: string;
  readonly kind: 'card' | 'cover';
  /** Aspect ratio of the preview, as in CSS. */
  readonly ratio: string;
  readonly contain?: boolean;
  readonly value: string;
  readonly error?: string | null;
  /** The uploaded part of a picture, from 0 to 1; null when none is being uploaded. */
  readonly progress: number | null;
  readonly removable?: boolean;
  readonly onFile: (file: File) => void;
  readonly onAddress: (address: string) => void;
}

const fileOf = (data: DataTransfer): File | null => data.files[0] ?? null;

/** A picture field: chosen by button, dropped, pasted, or given by URL; with a preview before it is saved. */
export function ImageDrop(props: ImageDropProps) {
  const { label, note, hint, kind, ratio, contain, value, error, progress, removable, onFile, onAddress } =
    props;
  const id = useId();
  const [over, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = fileOf(event.dataTransfer);
    if (file) onFile(file);
  };
  const paste = (event: ClipboardEvent) => {
    const file = fileOf(event.clipboardData);
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };

  return (
    <FieldBox onPaste={paste} role="group" aria-labelledby={id}>
      <Name id={id}>
        <span>{label}</span>
        {note && <small>{` ${note}`}</small>}
      </Name>
      <Zone
        $ratio={ratio}
        data-filled={value !== '' || undefined}
        data-contain={contain || undefined}
        data-over={over || undefined}
        data-invalid={error ? true : undefined}
        tabIndex={0}
        role="group"
        aria-label={`${label}: drop or paste an image here`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {value === '' ? (
          <div>
            <ImageUp size={24} strokeWidth={1.75} aria-hidden="true" />
            <b>Drop an image</b>
            <span>{hint}</span>
          </div>
        ) : (
          <Picture src={value} kind={kind} sizes="360px" alt={`${label} preview`} />
        )}
      </Zone>
      {progress !== null && <Progress aria-label={`Uploading ${label}`} max={1} value={progress} />}
      <Row>
        <Button look="quiet" size="sm" pending={progress !== null} onClick={() => input.current?.click()}>
          {progress === null ? 'Choose a file' : `Uploading ${Math.round(progress * 100)}%`}
        </Button>
        {removable && value !== '' && (
          <IconButton small danger aria-label={`Remove ${label}`} onClick={() => onAddress('')}>
            <Trash2 size={18} strokeWidth={1.75} />
          </IconButton>
        )}
      </Row>
      <Address
        type="text"
        inputMode="url"
        aria-label={`${label} URL`}
        placeholder="or paste a URL"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-below` : undefined}
        value={value}
        onChange={({ target }) => onAddress(target.value)}
      />
      <FieldMessage id={`${id}-below`} error={error} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={`${label} file`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </FieldBox>
  );
}
