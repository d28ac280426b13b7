import { useRef } from 'react';
import { styled } from 'styled-components';
import { useImageUpload } from '../../forms/use-image-upload.ts';
import { FieldMessage } from '../../ui/forms/FieldMessage.tsx';
import { FieldBox, labelLook } from '../../ui/forms/field-look.ts';
import { showError } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { Logo } from '../../ui/shop/Logo.tsx';
import { Two } from './settings-look.ts';

const Name = styled.span`
  ${labelLook}
`;

const Ground = styled.div`
  display: flex;
  align-items: center;
  height: 86px;
  padding: 0 20px;
  border-radius: var(--r-md);
  background: var(--ground);
  color: var(--text);
  box-shadow: inset 0 0 0 1.5px var(--line);
  overflow: hidden;
  & img {
    max-width: 100%;
    object-fit: contain;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

interface LogoFieldProps {
  readonly name: string;
  readonly logo: string | null;
  readonly error: string | null;
  readonly onChange: (logo: string | null) => void;
}

/** The logo on both backgrounds, with ways to replace or remove it. */
export function LogoField({ name, logo, error, onChange }: LogoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { progress, upload } = useImageUpload({
    onUploaded: onChange,
    onFailed: ({ title, text }) => showError(text, title),
  });
  return (
    <FieldBox role="group" aria-labelledby="logo-label">
      <Name id="logo-label">Logo</Name>
      <Two>
        {(['dark', 'light'] as const).map((theme) => (
          <Ground key={theme} data-theme={theme}>
            <Logo name={name} image={logo} />
          </Ground>
        ))}
      </Two>
      <Buttons>
        <Button look="quiet" size="sm" pending={progress !== null} onClick={() => input.current?.click()}>
          {logo ? 'Replace logo' : 'Upload logo'}
        </Button>
        {logo && (
          <Button look="quiet" size="sm" onClick={() => onChange(null)}>
            Remove logo
          </Button>
        )}
      </Buttons>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label="Logo file"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void upload(file);
          target.value = '';
        }}
      />
      <FieldMessage
        id="logo-below"
        error={error}
        hint="PNG or WebP on a transparent ground, readable on both. Without a logo the name is set in the poster face."
      />
    </FieldBox>
  );
}
