import type { ReactNode } from 'react';
import { stripBidi } from '../../lib/stripBidi.ts';

interface ExternalLinkProps {
  readonly url: string;
  readonly children: ReactNode;
}

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}

/** A link an answer engine gave: opened apart, without telling where the reader came from; anything but http(s) stays text. */
export function ExternalLink({ url, children }: ExternalLinkProps) {
  if (!isWebAddress(url)) return <span>{children}</span>;
  // As the browser goes there: a host of look-alike letters shows what it is. A narrow table may have cut the words, too.
  const { href } = new URL(url);
  const hint = typeof children === 'string' && children !== url ? `${stripBidi(children)}\n${href}` : href;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer nofollow" title={hint}>
      {children}
    </a>
  );
}
