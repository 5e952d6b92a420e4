import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { fileKind } from '#client/lib/fileKind.ts';
import type { Prepared } from '../useUpload.ts';

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }));

interface Question {
  readonly file: File;
  readonly picture: ImageBitmap;
  readonly address: string;
  readonly answer: (cropped: File | null) => void;
}

const HEAD_BYTES = 12;

async function isPdf(file: File): Promise<boolean> {
  return fileKind(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())) === 'pdf';
}

interface CropStep {
  /** Opens the crop dialog for a picture; a PDF is returned unchanged. */
  readonly prepare: (file: File) => Promise<Prepared>;
  /** The crop dialog; null while it is closed. */
  readonly dialog: ReactNode;
}

/** The crop step between picking a picture and uploading it. */
export function useCropStep(): CropStep {
  const [question, setQuestion] = useState<Question | null>(null);
  useEffect(
    () => () => {
      if (question === null) return;
      question.picture.close();
      URL.revokeObjectURL(question.address);
    },
    [question],
  );

  const prepare = async (file: File): Promise<Prepared> => {
    if (await isPdf(file)) return file;
    const { openPicture } = await import('./cropPicture.ts');
    const picture = await openPicture(file).catch(() => null);
    // It has the magic bytes of a picture, but the browser cannot decode it.
    if (picture === null) return 'upload.broken';
    return new Promise((resolve) => {
      const answer = (cropped: File | null): void => {
        setQuestion(null);
        resolve(cropped);
      };
      setQuestion({ file, picture, address: URL.createObjectURL(file), answer });
    });
  };
  return {
    prepare,
    dialog: question !== null && (
      <Suspense>
        <CropDialog
          file={question.file}
          picture={question.picture}
          address={question.address}
          onDone={question.answer}
          onClose={() => {
            question.answer(null);
          }}
        />
      </Suspense>
    ),
  };
}
