import { UserIcon } from '@blueprintjs/icons';
import { useState } from 'react';
import { isPdfAddress } from '../../lib/fileAddress.ts';
import { uploadAddress } from '../../lib/uploadAddress.ts';
import styles from './Avatar.module.scss';

interface AvatarProps {
  readonly name: string;
  /** Address of the picture, or its path on the API host; empty: none. */
  readonly url: string;
  /** Beside a name in a line of text. */
  readonly small?: boolean;
}

/** A person's picture; without one, when it is a PDF or cannot be loaded, the first letter of the name. Decorative. */
export function Avatar({ name, url, small = false }: AvatarProps) {
  const [broken, setBroken] = useState('');
  const src = uploadAddress(url);
  // A name may begin with a sign that shows nothing.
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0]?.toUpperCase();
  const shown = src !== null && !isPdfAddress(url) && broken !== src;
  return (
    <span
      className={`${styles['avatar'] ?? ''} ${small ? (styles['small'] ?? '') : ''}`}
      aria-hidden="true"
      data-letter={shown ? undefined : letter}
    >
      {shown ? (
        <img
          src={src}
          alt=""
          onError={() => {
            setBroken(src);
          }}
        />
      ) : (
        letter === undefined && <UserIcon />
      )}
    </span>
  );
}
