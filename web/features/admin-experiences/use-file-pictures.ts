import { useEffect, useRef, useState } from 'react';
import { type CatalogueFile, fetchPictures } from '../../api/admin/catalogue-files.ts';
import type { ImportPreviewWire } from '../../api/transport/wire.ts';

type Errors = ImportPreviewWire['errors'];

interface Progress {
  readonly isFetching: boolean;
  /** The number of pictures that were fetched or refused. */
  readonly asked: number;
  /** Errors of lines whose pictures could not be fetched. */
  readonly refused: Errors;
  readonly error: Error | null;
}

const NOTHING: Progress = { isFetching: false, asked: 0, refused: [], error: null };

/** Fetches the pictures of a file in parts, with progress. */
export const useFilePictures = () => {
  const [progress, setProgress] = useState(NOTHING);
  // Incremented to cancel the current run when another file is chosen or the dialog is closed.
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  /** Resolves to whether the file can be imported now. */
  const fetchAll = async (file: CatalogueFile): Promise<boolean> => {
    run.current += 1;
    const mine = run.current;
    const isMine = () => run.current === mine;
    const refused: Errors = [];
    let asked = 0;
    setProgress({ ...NOTHING, isFetching: true });
    try {
      for (let from: number | null = 0; from !== null; ) {
        const part: Awaited<ReturnType<typeof fetchPictures>> = await fetchPictures({ ...file, from });
        if (!isMine()) return false;
        refused.push(...part.errors);
        asked += part.fetched + part.errors.length;
        from = part.next;
        setProgress({ isFetching: true, asked, refused: [], error: null });
      }
      setProgress({ isFetching: false, asked, refused, error: null });
      return refused.length === 0;
    } catch (thrown) {
      if (!isMine()) return false;
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      setProgress({ isFetching: false, asked, refused, error });
      return false;
    }
  };

  const forget = () => {
    run.current += 1;
    setProgress(NOTHING);
  };
  return { ...progress, fetchAll, forget };
};
