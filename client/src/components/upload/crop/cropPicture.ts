import { fileStem } from '#client/lib/safeFileName.ts';
import type { CropSquare } from './cropGeometry.ts';

/** Longest side of an avatar: twice what its largest use needs. */
const LONGEST_SIDE = 512;
const QUALITY = 0.9;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
};

/** Decodes a picture, rotated by its EXIF orientation. Rejects if it is not a picture. */
export async function openPicture(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: 'from-image' });
}

/**
 * The square as a new file: at most 512 pixels per side, of the original type, or PNG if the browser cannot encode that.
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
