import { fileStem } from '#client/lib/safeFileName.ts';
import type { CropSquare } from './cropGeometry.ts';

/** The longest side of an avatar: twice what the largest place that shows one needs. */
const LONGEST_SIDE = 512;
const QUALITY = 0.9;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** The picture of a file, turned as its camera was held. Rejects when it is no picture after all. */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

/**
 * The square as a file of its own: at most 512 pixels a side, of the kind it was, or PNG where the browser cannot write that.
 * @throws Error when the browser gives no picture
 */
export async function cropPicture(file: File, picture: ImageBitmap, square: CropSquare): Promise<File> {
  const canvas = document.createElement('canvas');
  const side = Math.max(1, Math.min(LONGEST_SIDE, Math.round(square.side)));
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws no picture');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, square.left, square.top, square.side, square.side, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, file.type, QUALITY);
  });
  if (blob === null) throw new Error('The browser gave no picture');
  const name = fileStem(file.name);
  return new File([blob], `${name}.${EXTENSIONS[blob.type] ?? 'png'}`, { type: blob.type });
}
