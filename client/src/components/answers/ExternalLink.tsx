import type { ReactNode } from 'react';
import { stripBidi } from '../../lib/stripBidi.ts';
import { isWebAddress } from '../../lib/webAddresses.ts';

interface ExternalLinkProps {
  readonly url: string;
  readonly children: ReactNode;
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
