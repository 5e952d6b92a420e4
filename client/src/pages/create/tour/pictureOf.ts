import sizes from './pictures/sizes.json';

/** Addresses of the pictures that `npm run pictures` took, by their path. */
const addresses = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });
const sizeByName: Readonly<Record<string, { readonly width: number; readonly height: number } | undefined>> = sizes;

interface TourPicture {
  readonly src: string;
  /** Pixels of the file: the page keeps room of this shape until it is there. */
  readonly width: number;
  readonly height: number;
}

export const screens = ['why', 'compare', 'effect'] as const;

/** A picture of a screen, in the reader's language and theme, for a wide window or a phone; null where none was taken. */
export function pictureOf(
  screen: (typeof screens)[number],
  locale: 'en-US' | 'zh-CN',
  theme: 'light' | 'dark',
  size: 'wide' | 'phone',
): TourPicture | null {
  const name = `${screen}-${locale}-${theme}-${size}`;
  const src = addresses[`./pictures/${name}.webp`];
  const shape = sizeByName[name];
  return src === undefined || shape === undefined ? null : { src, ...shape };
}
