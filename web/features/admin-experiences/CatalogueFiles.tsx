import { useMutation } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import {
  type CatalogueFile,
  exportAddress,
  type FileKind,
  importFile,
  previewImport,
} from '../../api/admin/catalogue-files.ts';
import { ApiError } from '../../api/transport/transport.ts';
import type { ImportPreviewWire } from '../../api/transport/wire.ts';
import { textOfFile } from '../../forms/file-text.ts';
import { Segmented } from '../../ui/forms/Segmented.tsx';
import { TextArea } from '../../ui/forms/TextArea.tsx';
import { Dialog, DialogBody, DialogFooter } from '../../ui/overlays/Dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { Button } from '../../ui/primitives/Button.tsx';
import { ButtonHref } from '../../ui/primitives/ButtonHref.tsx';
import { Note } from '../../ui/primitives/Note.tsx';
import { Small, Subheading } from '../../ui/primitives/Text.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { saveSample } from './file-sample.ts';
import {
  fetchingWords,
  formatOf,
  importedWords,
  isImportable,
  KINDS,
  kindWords,
  LARGEST_FILE,
  toImport,
} from './file-words.ts';
import { ErrorList, ImportChanges } from './ImportChanges.tsx';
import { useFilePictures } from './use-file-pictures.ts';
import { useMapping } from './use-mapping.ts';

const Part = styled.section`
  display: grid;
  gap: 12px;
  margin-top: 22px;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
`;

interface CatalogueFilesProps {
  readonly onClose: () => void;
}

/** Exports the catalogue as a file, and imports a file after previewing its changes. */
export function CatalogueFiles({ onClose }: CatalogueFilesProps) {
  const [kind, setKind] = useState<FileKind>('experiences');
  const [text, setText] = useState('');
  const [tooLarge, setTooLarge] = useState(false);
  const [guessed, setGuessed] = useState(false);
  const map = useMapping(kind, text);
  const input = useRef<HTMLInputElement>(null);
  const preview = useMutation(previewImport);
  const importing = useMutation({
    ...importFile,
    onSuccess: (counts) => {
      showToast(importedWords(kind, counts));
      onClose();
    },
  });
  const pictures = useFilePictures();
  const forgetShown = () => {
    preview.reset();
    importing.reset();
    pictures.forget();
  };
  const forget = () => {
    setTooLarge(false);
    setGuessed(false);
    forgetShown();
  };
  const write = (next: string) => {
    setText(next);
    forget();
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (file.size > LARGEST_FILE) {
      write('');
      setTooLarge(true);
      return;
    }
    const { text: read, encoding } = textOfFile(await file.arrayBuffer());
    write(read);
    setGuessed(encoding === 'Windows-1252');
  };
  const file: CatalogueFile = { kind, format: formatOf(text), text, ...map.sent };
  const shown = preview.data;
  // The same request as the preview, with or without the faulty rows.
  const asked = { ...file, onlyGood: preview.variables?.onlyGood ?? false };
  const isReady = shown !== undefined && isImportable(shown);
  const error = importing.error ?? pictures.error ?? preview.error;
  const pending = preview.isPending || importing.isPending;
  const bring = async ({ version, picturesToFetch }: ImportPreviewWire) => {
    if (picturesToFetch === 0 || (await pictures.fetchAll(asked))) importing.mutate({ ...asked, version });
  };
  const show = (onlyGood: boolean) => {
    importing.reset();
    pictures.forget();
    map.remember();
    preview.mutate({ ...file, onlyGood });
  };

  return (
    <Dialog isOpen title="Import / Export" width={980} onClose={() => pending || onClose()}>
      <DialogBody>
        <Segmented
          label="What the file holds"
          options={KINDS}
          chosen={kind}
          wordsOf={kindWords}
          onChoose={(next) => {
            if (!next) return;
            setKind(next);
            forget();
          }}
        />
        <Part>
          <Subheading>Export</Subheading>
          <Row>
            <ButtonHref look="quiet" size="sm" download href={exportAddress(kind, 'csv')}>
              Export CSV
            </ButtonHref>
            <ButtonHref look="quiet" size="sm" download href={exportAddress(kind, 'json')}>
              Export JSON
            </ButtonHref>
            <Small>{`All ${kindWords(kind).toLowerCase()}, with the columns that an import reads.`}</Small>
          </Row>
        </Part>
        <Part>
          <Subheading>Import</Subheading>
          <Row>
            <Button look="quiet" size="sm" onClick={() => input.current?.click()}>
              <FileUp size={16} strokeWidth={1.75} aria-hidden="true" />
              Choose a file
            </Button>
            <Button look="quiet" size="sm" onClick={() => saveSample(kind)}>
              Sample file
            </Button>
            <Small>
              CSV or JSON, at most 4 MB and 5,000 rows. A sheet of your own will do. Nothing changes before
              you have seen it.
            </Small>
          </Row>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="File to import"
            accept=".csv,.json,.txt,text/csv,application/json"
            onChange={({ target }) => {
              void choose(target.files?.[0]);
              target.value = '';
            }}
          />
          <TextArea
            label="Or paste it here"
            rows={5}
            spellCheck={false}
            value={text}
            onChange={({ target }) => write(target.value)}
          />
          {map.mapping && (
            <ColumnMapping
              kind={kind}
              mapping={map.mapping}
              onChoose={(column, field) => {
                map.choose(column, field);
                forgetShown();
              }}
            />
          )}
          {guessed && (
            <Note tone="warn">
              The file is not in UTF-8 and was read as Windows-1252. Check its letters with accents before you
              import it.
            </Note>
          )}
          {tooLarge && <Note tone="bad">The file is larger than 4 MB.</Note>}
          {error && (
            <Note tone="bad">
              {error instanceof ApiError ? error.message : 'The shop cannot be reached.'}
            </Note>
          )}
          {pictures.refused.length > 0 ? (
            <ErrorList errors={pictures.refused} errorCount={pictures.refused.length} />
          ) : (
            shown && <ImportChanges preview={shown} onLeaveOut={() => show(true)} />
          )}
          {shown && pictures.isFetching && (
            <Small role="status">{fetchingWords(pictures.asked, shown.picturesToFetch)}</Small>
          )}
        </Part>
      </DialogBody>
      <DialogFooter>
        <Button look="quiet" onClick={onClose} disabled={pending}>
          Cancel
        </Button>
        {isReady && !error && pictures.refused.length === 0 ? (
          <Button pending={importing.isPending || pictures.isFetching} onClick={() => void bring(shown)}>
            {toImport(kind, shown)}
          </Button>
        ) : (
          <Button pending={preview.isPending} disabled={text.trim() === ''} onClick={() => show(false)}>
            Show changes
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  );
}
