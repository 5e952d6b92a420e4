import sizes from './pictures/sizes.json';

/** URLs of the pictures taken by `npm run pictures`, by path. */
const addresses = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' });
const sizeByName: Readonly<Record<string, { readonly width: number; readonly height: number } | undefined>> = sizes;

interface TourPicture {
  readonly src: string;
  /** Pixel size of the file: reserves space before it is loaded. */
  readonly width: number;
  readonly height: number;
}

export const screens = ['why', 'compare', 'effect'] as const;

/** A screenshot in the reader's language and theme, for a wide window or a phone; null where none exists. */
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
